import { PageHeader } from '../../shell/page-header.tsx';
import { AdvisorsTable } from '../parts/advisors/advisors-table.tsx';
import { ReportSummary } from '../parts/advisors/report-summary.tsx';

const shown = [
  'display_name',
  'students',
  'not_started',
  'choosing',
  'with_advisor',
  'in_review',
  'returned',
  'confirmed',
  'mean_hours',
  'oldest_waiting',
];

/** advisors-report: per advisor the cards by status, how long answers take, who waits longest; the period is chosen, the list exported. */
export default function AdvisorsReport() {
  return (
    <>
      <PageHeader />
      <AdvisorsTable
        shown={shown}
        storeKey="advisors-report"
        sort={{ field: 'waiting', order: 'DESC' }}
        header={<ReportSummary />}
      />
    </>
  );
}
