import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  add: '%{object} кошуу',
  change: '%{object} өзгөртүү',
  save: 'Сактоо',
  saved: 'Сакталды: %{name}',
  remove: 'Өчүрүү',
  removed: 'Өчүрүлдү: %{name}',
  remove_title: '«%{name}»: %{object} өчүрөсүзбү?',
  remove_text: 'Жазуу тизмелерден жоголот. Өчүргөндөн кийин дароо кайтарса болот.',
  undo: 'Кайтаруу',
  restored: 'Кайтарылды: %{name}',
  history: 'Тарыхы',
  history_of: 'Тарыхы: %{name}',
  history_none: 'Азырынча өзгөртүү болгон жок.',
  newer: 'Жаңылары',
  older: 'Эскилери',
  close: 'Жабуу',
  search: 'Издөө',
  actions: 'Аракеттер',
  state: 'Абалы',
  empty: 'Бул жерде азырынча эч нерсе жок',
  empty_hint: 'Биринчи жазууну кошуңуз: баскычы жогоруда.',
  none: 'Тандалган жок',
  yes: 'Ооба',
  no: 'Жок',
  now: 'Азыркысы: %{value}',
  some_language: 'Бир тил жетиштүү.',
  zone: 'Университеттин убактысы менен (%{zone})',
  nothing_found: 'Эч нерсе табылган жок',
} satisfies Catalogue<typeof ru>;
export default ky;
