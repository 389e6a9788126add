import { student_group } from '@portal/event-schemas/curriculum/entities/people.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** student-groups: academic groups. */
export default listScreen(student_group, {
  columns: ['code', 'edu_program', 'entry_year', 'language', 'subgroups', 'students'],
});
