import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  results: {
    tabs: { course: 'Курстар боюнча', program: 'Программалар боюнча', group: 'Топтор боюнча' }, search: 'Аталышы же коду', code: 'Коду', course: 'Курс', program: 'Программа', group: 'Топ', faculty: 'Факультет', cathedra: 'Кафедра', period: 'Мезгил', year: 'Окуу курсу', credits: 'Кредит', cycle: 'Цикл', component: 'Компонент', capacity: 'Орун', registered: 'Жазылган', audit: 'Угууга', choosing: 'Тандап жатат', with_advisor: 'Эдвайзерде', confirmed: 'Бекитилген', waiting: 'Орун күтөт',
    students: 'Студенттер', not_started: 'Баштай элек', started: 'Курстары бар', rejected: 'Кайтарылган', average: 'Орточо кредит', share: 'Бекитилген үлүш', label: 'Каттоонун жыйынтыгы', empty: 'Жыйынтык жок', empty_hint: 'Бул мезгилде мындай шартка туура келген эч нерсе жок.',
  },
  isc: {
    add: 'Карточкага кошуу', drop: 'Карточкадан алуу', reason: 'Себеби (студент көрөт)', added: 'Курс кошулду: %{name}', changed: 'Сабактар алмаштырылды: %{name}', dropped: 'Курс алынды: %{name}', edit: 'Карточканы өзгөртүү', plan: 'Жеке окуу планы', back: 'Арызга кайтуу', review_note: 'Студенттер текшерүүгө жөнөткөн карточкалар', tabs_label: 'Арыздын бөлүктөрү', edit_note: 'Өзгөртүүлөр студентке дароо көрүнөт жана карточкада белгиленет', edit_closed: 'Бул карточканы азыр өзгөртүүгө болбойт', edit_hint: 'Карточка текшерүү учурунда өзгөртүлөт: жөнөтүлгөн болсо, текшерүүнү баштаңыз.',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
