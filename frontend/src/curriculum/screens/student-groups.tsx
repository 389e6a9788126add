import { student_group } from '@portal/event-schemas/curriculum/entities/people.ts';
import { lazy } from 'react';
import { listScreen } from '../../entity/list-screen.tsx';

const GroupProgram = lazy(() => import('../parts/other-program.tsx').then(file => ({ default: file.GroupProgram })));

/** student-groups: academic groups. */
export default listScreen(student_group, {
  below: row => row && <GroupProgram group={row.uid} before={String(row['edu_program'])} />,
  columns: ['code', 'edu_program', 'entry_year', 'language', 'subgroups', 'students'],
});
