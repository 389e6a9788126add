import { student } from '@portal/event-schemas/curriculum/entities/people.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** students: by group, program, year and status. */
export default listScreen(student, {
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
