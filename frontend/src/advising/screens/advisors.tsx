import { PageHeader } from '../../shell/page-header.tsx';
import { AdvisorsTable } from '../parts/advisors/advisors-table.tsx';

const shown = ['display_name', 'cathedra_name', 'students', 'with_advisor', 'in_review', 'confirmed', 'waiting'];

/** advisors: who advises, how many students each has and how their cards stand (portal.md §2). */
export default function Advisors() {
  return (
    <>
      <PageHeader />
      <AdvisorsTable shown={shown} storeKey="advisors" sort={{ field: 'display_name', order: 'ASC' }} />
    </>
  );
}
