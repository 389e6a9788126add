import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  lead: 'Курстун бардык журналыңыз боюнча студенттердин орточо баалары жана калтырган сабактары. Түс баа жогору же төмөн экенин көрсөтөт.',
  course: 'Курс',
  kind: 'Сабактын түрү',
  all_kinds: 'Сабактын бардык түрү',
  student: 'Студент',
  table: 'Журналдардагы баалар',
  missed: 'калтырганы: %{count}',
  missed_excused: 'калтырганы: %{count}, жүйөлүүсү: %{excused}',
  no_marks: 'баа жок',
  empty: 'Азырынча журнал жок',
  empty_hint: 'Курсуңуздун журналдары ачылганда таблица пайда болот.',
  nobody: 'Бул журналдарда азырынча эч ким жок',
  legend: 'Түстөр эмнени билдирет',
  low: '%{middle} пайыздан төмөн',
  middle: '%{middle}–%{high} пайыз',
  high: '%{high} пайыз жана жогору',
  teacher: 'Окутуучу',
  section: 'Сабак тобу',
  average: 'Орточо балл',
  marks: 'Баа саны',
  absences: 'Калтырганы',
  excused: 'Жүйөлүүсү',
  nothing: 'Бул мезгилде журналдарыңызда студент тууралуу эч нерсе жок',
} satisfies Catalogue<typeof ru>;
export default ky;
