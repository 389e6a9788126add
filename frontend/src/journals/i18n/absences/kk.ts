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
  kind: 'Сабақ түрі',
  reason: 'Себебі',
  comment: 'Түсініктеме',
  empty: 'Әзірге қалған сабақ жоқ',
  empty_hint: 'Сабақта болмады деп белгіленген күндер осында шығады.',
  hint: 'Себебі болса, анықтаманы тіркеуші офисіне тапсырыңыз.',
  certificate: {
    add: 'Қалған сабақтар анықтамасын енгізу',
    title: 'Қалған сабақтар анықтамасы',
    lead: 'Осы күндерде қалған сабақтар себепті болады, жабық апталарда да.',
    student: 'Студент',
    from: 'Басы',
    to: 'Соңы',
    note: 'Анықтаманың нөмірі мен күні',
    save: 'Есепке алу',
    done: 'Есепке алынған қалу: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
