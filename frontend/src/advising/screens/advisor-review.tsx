import { PageHeader } from '../../shell/page-header.tsx';
import { StudentsTable } from '../parts/students-table.tsx';

/** Statuses of a card that waits for its advisor (portal.md §4). */
const withAdvisor = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING', 'CHECKING_AFTER'];
const shown = ['display_name', 'group_name', 'status', 'credits', 'queued', 'advisor_name', 'sent_at'];

/** adviser/online-registration-for-courses: the cards that wait for the advisor, the longest waiting first; each opens for the review, many can be approved at once. */
export default function AdvisorReview() {
  return (
    <>
      <PageHeader />
      <StudentsTable storeKey="advisor-review" statuses={withAdvisor} sort={{ field: 'sent_at', order: 'ASC' }} shown={shown} />
    </>
  );
}
