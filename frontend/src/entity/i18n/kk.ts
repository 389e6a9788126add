import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  add: '%{object} қосу',
  change: '%{object} өзгерту',
  save: 'Сақтау',
  saved: 'Сақталды: %{name}',
  remove: 'Өшіру',
  removed: 'Өшірілді: %{name}',
  remove_title: '«%{name}»: %{object} өшіресіз бе?',
  remove_text: 'Жазба тізімдерден жоғалады. Өшіргеннен кейін бірден қайтаруға болады.',
  undo: 'Қайтару',
  restored: 'Қайтарылды: %{name}',
  history: 'Тарихы',
  history_of: 'Тарихы: %{name}',
  history_none: 'Әзірге өзгеріс болған жоқ.',
  newer: 'Жаңалары',
  older: 'Ескілері',
  close: 'Жабу',
  search: 'Іздеу',
  actions: 'Әрекеттер',
  state: 'Күйі',
  empty: 'Мұнда әзірге ештеңе жоқ',
  empty_hint: 'Алғашқы жазбаны қосыңыз: түймесі жоғарыда.',
  none: 'Таңдалмаған',
  yes: 'Иә',
  no: 'Жоқ',
  now: 'Қазіргісі: %{value}',
  some_language: 'Бір тіл жеткілікті.',
  zone: 'Университет уақытымен (%{zone})',
  nothing_found: 'Ештеңе табылмады',
} satisfies Catalogue<typeof ru>;
export default kk;
