import { StudentsTable } from '../../advising/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

/** isc-students: the students of the information and student centre with their cards; each opens as an application. */
export default function IscStudents() {
  return (
    <>
      <PageHeader />
      <StudentsTable storeKey="isc-students" opens="isc-application-profile" />
    </>
  );
}
