import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  all: 'Баары',
  unread: 'Окулбагандар',
  only: 'Кайсы билдирүүлөрдү көрсөтүү',
  read_all: 'Бул бетти окулган деп белгилөө',
  read: 'Окулду',
  remove_all: 'Баарын өчүрүү',
  removed: 'Билдирүүлөр өчүрүлдү',
  remove_title: 'Бардык билдирүүнү өчүрөсүзбү?',
  remove_text: 'Тизме бош калат. Билдирүүлөрдү кайтарууга болбойт.',
  empty: 'Билдирүү жок',
  empty_unread: 'Баары окулган',
  empty_hint: 'Портал сизге билдиргендин баары ушул жерге чыгат.',
  newer: 'Жаңыраак',
  older: 'Эскирээк',
  page: '%{page}-барак, баары %{pages}',
  types: { personal: 'жеке', important: 'маанилүү', group: 'топ', university: 'университет' },
} satisfies Catalogue<typeof ru>;
export default ky;
