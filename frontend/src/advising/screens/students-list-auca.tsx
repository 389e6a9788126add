import { PageHeader } from '../../shell/page-header.tsx';
import { StudentsTable } from '../parts/students-table.tsx';

/** What the AUCA list shows: who the student is and how to write to them, before the card. */
const shown = ['display_name', 'code', 'email', 'edu_prog_name', 'course', 'status', 'credits', 'advisor_name'];

/** students-list-auca: the same students with what a letter to them needs. */
export default function StudentsListAuca() {
  return (
    <>
      <PageHeader />
      <StudentsTable resource="advisors/my_students_auca" shown={shown} />
    </>
  );
}
