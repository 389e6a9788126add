import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  results: {
    tabs: { course: 'Курстар бойынша', program: 'Бағдарламалар бойынша', group: 'Топтар бойынша' }, search: 'Атауы не коды', code: 'Коды', course: 'Курс', program: 'Бағдарлама', group: 'Топ', faculty: 'Факультет', cathedra: 'Кафедра', period: 'Кезең', year: 'Оқу курсы', credits: 'Кредит', cycle: 'Цикл', component: 'Компонент', capacity: 'Орын', registered: 'Жазылған', audit: 'Тыңдауға', choosing: 'Таңдап жүр', with_advisor: 'Эдвайзерде', confirmed: 'Бекітілген', waiting: 'Орын күтуде',
    students: 'Студент саны', not_started: 'Бастамаған', started: 'Курсы бар', rejected: 'Қайтарылған', average: 'Орташа кредит', share: 'Бекітілген үлес', label: 'Тіркелу нәтижелері', empty: 'Нәтиже жоқ', empty_hint: 'Бұл кезеңде мұндай шартқа сай ештеңе жоқ.',
  },
  isc: {
    add: 'Карточкаға қосу', drop: 'Карточкадан алу', reason: 'Себебі (студент көреді)', added: 'Курс қосылды: %{name}', changed: 'Сабақтар ауыстырылды: %{name}', dropped: 'Курс алынды: %{name}', edit: 'Карточканы өзгерту', plan: 'Жеке оқу жоспары', back: 'Өтінімге оралу', review_note: 'Студенттер тексеруге жіберген карточкалар', tabs_label: 'Өтінім бөлімдері', edit_note: 'Өзгерістер студентке бірден көрінеді және карточкасында белгіленеді', edit_closed: 'Бұл карточканы қазір өзгертуге болмайды', edit_hint: 'Карточка тексеру кезінде өзгертіледі: жіберілген болса, тексеруді бастаңыз.',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
