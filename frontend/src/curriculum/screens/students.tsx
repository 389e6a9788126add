import { student } from '@portal/event-schemas/curriculum/entities/people.ts';
import { lazy } from 'react';
import { listScreen } from '../../entity/list-screen.tsx';
import { MoveStudents } from '../parts/move-students.tsx';
import { IssueAccess } from '../../identity/api.ts';

const OtherProgram = lazy(() => import('../parts/other-program.tsx').then(file => ({ default: file.OtherProgram })));

/** students: by group, program, year and status; several are moved to another group at once. */
export default listScreen(student, {
  headerActs: <IssueAccess of="student" />,
  bulk: rows => (
    <>
      <IssueAccess of="student" people={rows.ids.map(String)} onDone={rows.clear} />
      <MoveStudents {...rows} />
    </>
  ),
  below: () => <OtherProgram />,
  afterImport: <IssueAccess of="student" />,
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
    { field: 'access', tones: { none: 'warn', unused: 'info', used: 'ok', disabled: 'bad' } },
    { field: 'advisor', optional: true },
    { field: 'study_form', optional: true },
    { field: 'email', optional: true },
  ],
});
