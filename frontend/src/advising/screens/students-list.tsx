import { PageHeader } from '../../shell/page-header.tsx';
import { StudentsTable } from '../parts/students-table.tsx';

/** students-list: the students of the advisor, for the office all students, with the cards of the period. */
export default function StudentsList() {
  return (
    <>
      <PageHeader />
      <StudentsTable />
    </>
  );
}
