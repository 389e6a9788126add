import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  by: { label: 'By what', week: 'By week', group: 'By group', teacher: 'By teacher', cathedra: 'By department', student: 'By student' },
  attendance: 'Attendance',
  average: 'Average',
  holes: 'Empty cells',
  present: 'Present',
  excused: 'Absent with a good reason',
  missed: 'Absent without a reason',
  empty: 'Not marked',
  at_risk: 'Many absences',
  at_risk_note: 'At least %{limit} absences without a reason',
  nobody: 'No such students',
  cells: 'Cells',
  name: 'Name',
  student: 'Student',
  group: 'Group',
  advisor: 'Advisor',
  write: 'Write to the student',
  write_advisor: 'Write to the advisor',
  percent: '%{value}\u00a0%',
  of_cells: '%{value}\u00a0% · cells: %{cells}',
  without: 'Untitled',
} satisfies Catalogue<typeof ru>;
export default en;
