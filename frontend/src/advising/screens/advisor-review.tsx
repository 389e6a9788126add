import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StudentsTable } from '../parts/students-table.tsx';
import { withAdvisor } from '../parts/card/origin.ts';
import { useAdvisorsText } from '../text.ts';

const shown = ['display_name', 'group_name', 'status', 'credits', 'queued', 'advisor_name', 'sent_at'];

/**
 * adviser/online-registration-for-courses: the cards that wait for the advisor, the longest waiting first; each opens
 * for the review, many can be approved at once. Others are told what it is for.
 */
export default function AdvisorReview() {
  const t = useAdvisorsText();
  const { is_supervisor, is_office, is_org_admin, is_fin_office } = useSession();
  const reviews = is_supervisor || is_office || is_org_admin || is_fin_office;
  if (!reviews)
    return (
      <>
        <PageHeader />
        <Panel>
          <EmptyState title={t('see.not_reviewing')}>{t('see.not_reviewing_hint')}</EmptyState>
        </Panel>
      </>
    );
  return (
    <>
      <PageHeader />
      <StudentsTable
        storeKey="advisor-review"
        statuses={withAdvisor}
        sort={{ field: 'sent_at', order: 'ASC' }}
        shown={shown}
      />
    </>
  );
}
