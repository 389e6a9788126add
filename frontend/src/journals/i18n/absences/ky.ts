import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  label: 'Калган сабактар',
  term: 'Окуу мезгили',
  all_terms: 'Бардык мезгил',
  total: 'Бардыгы калган сабак',
  unexcused: 'Себепсиз',
  excused: 'Себептүү',
  date: 'Күнү',
  course: 'Курс',
  kind: 'Сабактын түрү',
  reason: 'Себеби',
  comment: 'Түшүндүрмө',
  empty: 'Азырынча калган сабак жок',
  empty_hint: 'Сабакта болгон жок деп белгиленген күндөр ушул жерде чыгат.',
  hint: 'Себеби болсо, маалымкатты каттоо офисине тапшырыңыз.',
  certificate: {
    add: 'Калган сабактардын маалымкатын киргизүү',
    title: 'Калган сабактардын маалымкаты',
    lead: 'Бул күндөрдө калган сабактар себептүү болот, жабык жумаларда да.',
    student: 'Студент',
    from: 'Башы',
    to: 'Аягы',
    note: 'Маалымкаттын номери жана күнү',
    save: 'Эсепке алуу',
    done: 'Эсепке алынган калуу: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
