import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  by: { label: 'Эмне боюнча', week: 'Жума боюнча', group: 'Топ боюнча', teacher: 'Окутуучу боюнча', cathedra: 'Кафедра боюнча', student: 'Студент боюнча' },
  attendance: 'Сабакка катышуу',
  average: 'Орточо балл',
  holes: 'Бош чакмактар',
  present: 'Катышты',
  excused: 'Себептүү калды',
  missed: 'Себепсиз калды',
  empty: 'Белгиленген эмес',
  at_risk: 'Көп калгандар',
  at_risk_note: 'Себепсиз калганы %{limit} же андан көп',
  nobody: 'Андай студент жок',
  cells: 'Чакмак саны',
  name: 'Аталышы',
  student: 'Студент',
  group: 'Тобу',
  advisor: 'Эдвайзер',
  write: 'Студентке жазуу',
  write_advisor: 'Эдвайзерге жазуу',
  percent: '%{value}\u00a0%',
  of_cells: '%{value}\u00a0% · чакмак: %{cells}',
  without: 'Аталышы жок',
} satisfies Catalogue<typeof ru>;
export default ky;
