import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  label: 'Қалған сабақтар',
  term: 'Оқу кезеңі',
  all_terms: 'Барлық кезең',
  total: 'Барлығы қалған сабақ',
  unexcused: 'Себепсіз',
  excused: 'Себепті',
  date: 'Күні',
  course: 'Курс',
  kind: 'Сабақ',
  reason: 'Себебі',
  comment: 'Түсініктеме',
  empty: 'Қалған сабақ жоқ',
  empty_hint: 'Сабақта болмады деп белгіленген күндер осында шығады.',
  hint: 'Себебі болса, анықтаманы тіркеуші офисіне тапсырыңыз.',
} satisfies Catalogue<typeof ru>;
export default kk;
