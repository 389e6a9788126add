import { student } from '@portal/event-schemas/curriculum/entities/people.ts';
import { listScreen } from '../../entity/list-screen.tsx';
import { MoveStudents } from '../parts/move-students.tsx';

/** students: by group, program, year and status; several are moved to another group at once. */
export default listScreen(student, {
  bulk: MoveStudents,
  columns: [
    'display_name',
    'code',
    'student_group',
    { field: 'subgroup', optional: true },
    'edu_program',
    'course',
    { field: 'entry_year', optional: true },
    {
      field: 'student_status',
      tones: { studying: 'ok', academic_leave: 'warn', expelled: 'bad', graduated: 'quiet' },
    },
    { field: 'advisor', optional: true },
    { field: 'study_form', optional: true },
  ],
});
