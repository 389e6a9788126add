import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  all: 'Барлығы',
  unread: 'Оқылмағандар',
  only: 'Қай хабарландыруларды көрсету',
  read_all: 'Осы бетті оқылған деп белгілеу',
  read: 'Оқылды',
  remove_all: 'Барлығын жою',
  removed: 'Хабарландырулар жойылды',
  remove_title: 'Барлық хабарландыруды жоясыз ба?',
  remove_text: 'Тізім босайды. Хабарландыруларды қайтару мүмкін емес.',
  empty: 'Хабарландыру жоқ',
  empty_unread: 'Барлығы оқылған',
  empty_hint: 'Портал сізге хабарлайтынның бәрі осында шығады.',
  newer: 'Жаңарақ',
  older: 'Ескірек',
  page: '%{page}-бет, барлығы %{pages}',
  types: { personal: 'жеке', important: 'маңызды', group: 'топ', university: 'университет' },
} satisfies Catalogue<typeof ru>;
export default kk;
