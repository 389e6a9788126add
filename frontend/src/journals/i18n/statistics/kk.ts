import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  by: { label: 'Не бойынша', week: 'Апта бойынша', group: 'Топ бойынша', teacher: 'Оқытушы бойынша', cathedra: 'Кафедра бойынша', student: 'Студент бойынша' },
  attendance: 'Сабаққа қатысу',
  average: 'Орташа балл',
  holes: 'Бос ұяшықтар',
  present: 'Қатысты',
  excused: 'Себепті қалды',
  missed: 'Себепсіз қалды',
  empty: 'Белгіленбеген',
  at_risk: 'Көп қалғандар',
  at_risk_note: 'Себепсіз қалғаны %{limit} не одан көп',
  nobody: 'Ондай студент жоқ',
  cells: 'Ұяшық саны',
  name: 'Атауы',
  student: 'Студент',
  group: 'Тобы',
  advisor: 'Эдвайзер',
  write: 'Студентке жазу',
  write_advisor: 'Эдвайзерге жазу',
  percent: '%{value}\u00a0%',
  of_cells: '%{value}\u00a0% · ұяшық: %{cells}',
  without: 'Атауы жоқ',
} satisfies Catalogue<typeof ru>;
export default kk;
