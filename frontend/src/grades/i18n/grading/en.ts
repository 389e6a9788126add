import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Average marks and absences of students in all your journals of a course. The colour says whether a mark is high or low.',
  course: 'Course',
  kind: 'Kind of lessons',
  all_kinds: 'All kinds of lessons',
  student: 'Student',
  table: 'Marks by journals',
  missed: 'missed: %{count}',
  missed_excused: 'missed: %{count}, with a reason: %{excused}',
  no_marks: 'no marks',
  empty: 'No journals yet',
  empty_hint: 'The table appears when the journals of your course are opened.',
  nobody: 'Nobody is in these journals yet',
  legend: 'What the colours mean',
  low: 'below %{middle}',
  middle: 'from %{middle} to %{high}',
  high: '%{high} and above',
  teacher: 'Teacher',
  section: 'Section',
  average: 'Average',
  marks: 'Marks',
  absences: 'Absences',
  excused: 'With a reason',
  nothing: 'Your journals of this term say nothing of the student',
} satisfies Catalogue<typeof ru>;
export default en;
