import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the lists of `advising` are called, and codes that stand in them alone. */
export const listNames = {
  tuitionDebt: { ru: 'Долг за обучение', kk: 'Оқу ақысы бойынша қарыз', en: 'Tuition debt', ky: 'Окуу акысы боюнча карыз' },
  changed: { ru: 'Изменена', kk: 'Өзгертілген', en: 'Changed', ky: 'Өзгөртүлгөн' },
  sent: { ru: 'Отправлена', kk: 'Жіберілген', en: 'Sent', ky: 'Жөнөтүлгөн' },
  courses: { ru: 'Курсы', kk: 'Курстар', en: 'Courses', ky: 'Курстар' },
  auditCredits: { ru: 'На слушание', kk: 'Тыңдауға', en: 'Audit credits', ky: 'Угууга' },
  programGroup: { ru: 'Группа программ', kk: 'Бағдарламалар тобы', en: 'Program group', ky: 'Программалар тобу' },
  citizenship: { ru: 'Гражданство', kk: 'Азаматтығы', en: 'Citizenship', ky: 'Жарандыгы' },
  waitingLongestSince: { ru: 'Ждёт дольше всех с', kk: 'Ең ұзағы қашаннан күтуде', en: 'Waiting longest since', ky: 'Эң узагы качантан күтөт' },
  meanTimeToAnswerH: { ru: 'Среднее время ответа, ч', kk: 'Жауаптың орташа уақыты, сағ', en: 'Average response time, h', ky: 'Жооптун орточо убактысы, саат' },
  returns: { ru: 'Возвратов', kk: 'Қайтару саны', en: 'Returns', ky: 'Кайтаруу саны' },
  approvals: { ru: 'Утверждений', kk: 'Бекіту саны', en: 'Approvals', ky: 'Бекитүү саны' },
  waitingForAnAnswer: { ru: 'Ждут ответа', kk: 'Жауап күтуде', en: 'Waiting for an answer', ky: 'Жооп күтүүдө' },
  approved: { ru: 'Утверждены', kk: 'Бекітілген', en: 'Approved', ky: 'Бекитилген' },
  returned: { ru: 'Возвращены', kk: 'Қайтарылған', en: 'Returned', ky: 'Кайтарылган' },
  inReview: { ru: 'На проверке', kk: 'Тексерілуде', en: 'In review', ky: 'Текшерүүдө' },
  sentCards: { ru: 'Отправлены', kk: 'Жіберілген', en: 'Sent', ky: 'Жөнөтүлгөн' },
  choosing: { ru: 'Выбирают', kk: 'Таңдап жатқандар', en: 'Choosing', ky: 'Тандап жаткандар' },
  notStarted: { ru: 'Не начали', kk: 'Бастамағандар', en: 'Not started', ky: 'Баштабагандар' },
  students: { ru: 'Студенты', kk: 'Студенттер', en: 'Students', ky: 'Студенттер' },
} as const satisfies Record<string, Localized>;
