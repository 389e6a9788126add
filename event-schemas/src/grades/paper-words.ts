import type { Localized } from '../kernel/localized.ts';

/** What stands on a printed statement. */
export const paperWords = {
  title: { ru: 'Официальная ведомость', kk: 'Ресми ведомость', en: 'Statement', ky: 'Расмий ведомость' },
  course: { ru: 'Дисциплина', kk: 'Пән', en: 'Discipline', ky: 'Дисциплина' },
  stream: { ru: 'Поток', kk: 'Ағын', en: 'Stream', ky: 'Агым' },
  term: { ru: 'Учебный период', kk: 'Оқу кезеңі', en: 'Term', ky: 'Окуу мезгили' },
  credits: { ru: 'Кредиты', kk: 'Кредиттер', en: 'Credits', ky: 'Кредиттер' },
  registered: { ru: 'Зарегистрирована', kk: 'Тіркелген күні', en: 'Registered', ky: 'Катталган күнү' },
  corrects: {
    ru: 'Исправляет ведомость',
    kk: 'Түзететін ведомосы',
    en: 'Corrects statement',
    ky: 'Оңдой турган ведомосту',
  },
  reason: { ru: 'Причина исправления', kk: 'Түзету себебі', en: 'Reason of the correction', ky: 'Оңдоонун себеби' },
  superseded: {
    ru: 'Недействительна: заменена ведомостью',
    kk: 'Жарамсыз: орнына жасалған ведомость',
    en: 'Not valid: replaced by statement',
    ky: 'Жараксыз: ордуна түзүлгөн ведомость',
  },
  student: { ru: 'Студент', kk: 'Студент', en: 'Student', ky: 'Студент' },
  group: { ru: 'Группа', kk: 'Топ', en: 'Group', ky: 'Топ' },
  rating: { ru: 'Рейтинг, %', kk: 'Рейтинг, %', en: 'Rating, %', ky: 'Рейтинг, %' },
  exam: { ru: 'Экзамен, %', kk: 'Емтихан, %', en: 'Exam, %', ky: 'Экзамен, %' },
  percent: { ru: 'Итог, %', kk: 'Қорытынды, %', en: 'Total, %', ky: 'Жыйынтык, %' },
  mark: { ru: 'Оценка', kk: 'Баға', en: 'Grade', ky: 'Баа' },
  points: { ru: 'Баллы', kk: 'Балл', en: 'Points', ky: 'Балл' },
  students: {
    ru: 'Студентов: {count}',
    kk: 'Студенттер саны: {count}',
    en: 'Students: {count}',
    ky: 'Студенттердин саны: {count}',
  },
  marks: { ru: 'Оценки: {marks}', kk: 'Бағалар: {marks}', en: 'Grades: {marks}', ky: 'Баалар: {marks}' },
  teacher: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Teacher', ky: 'Окутуучу' },
  office: { ru: 'Офис регистратора', kk: 'Тіркеуші офисі', en: 'Registrar’s office', ky: 'Каттоо офиси' },
  signed: {
    ru: 'подписано в портале {at}',
    kk: 'порталда қол қойылды: {at}',
    en: 'signed in the portal on {at}',
    ky: 'порталда кол коюлду: {at}',
  },
  check: {
    ru: 'Проверка: {address}, код {code}',
    kk: 'Тексеру: {address}, коды {code}',
    en: 'To check: {address}, code {code}',
    ky: 'Текшерүү: {address}, коду {code}',
  },
  page: {
    ru: 'Страница {page} из {pages}',
    kk: '{pages} беттің {page}-беті',
    en: 'Page {page} of {pages}',
    ky: '{pages} беттин {page}-бети',
  },
} satisfies Record<string, Localized>;
