import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  lead: 'Курстың барлық журналыңыз бойынша студенттердің орташа бағалары мен жіберген сабақтары. Түс бағаның жоғары не төмен екенін көрсетеді.',
  course: 'Курс',
  kind: 'Сабақ түрі',
  all_kinds: 'Сабақтың барлық түрі',
  student: 'Студент',
  table: 'Журналдардағы бағалар',
  missed: 'жіберілгені: %{count}',
  missed_excused: 'жіберілгені: %{count}, себептісі: %{excused}',
  no_marks: 'баға жоқ',
  empty: 'Әзірге журнал жоқ',
  empty_hint: 'Курсыңыздың журналдары ашылғанда кесте пайда болады.',
  nobody: 'Бұл журналдарда әлі ешкім жоқ',
  legend: 'Түстер нені білдіреді',
  low: '%{middle} пайыздан төмен',
  middle: '%{middle}–%{high} пайыз',
  high: '%{high} пайыз және жоғары',
  teacher: 'Оқытушы',
  section: 'Сабақ тобы',
  average: 'Орташа балл',
  marks: 'Баға саны',
  absences: 'Қалған сабағы',
  excused: 'Себептісі',
  nothing: 'Бұл кезеңде журналдарыңызда студент туралы ештеңе жоқ',
} satisfies Catalogue<typeof ru>;
export default kk;
