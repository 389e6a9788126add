import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ImportResults } from '../parts/import-results.tsx';
import { StudentsTable } from '../parts/students-table.tsx';

/** students-list: the students of the advisor, for the office all students, with the cards of the period; the office brings results of past terms. */
export default function StudentsList() {
  const session = useSession();
  return (
    <>
      <PageHeader actions={(session.is_office || session.is_org_admin) && <ImportResults />} />
      <StudentsTable />
    </>
  );
}
