import { planStates } from '@portal/event-schemas/week-plans/codes.ts';
import type { SharedPlanRow } from '@portal/event-schemas/week-plans/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { byPeriod } from '../../lists/university-filters.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { PlanStateChip } from '../parts/plan-state-chip.tsx';
import { SharedPlan } from '../parts/shared-plan.tsx';
import { useSharedPlanText } from '../text.ts';

/** Plans that are shared, taken back or answered meanwhile. */
const live = { channel: 'registration', keys: ['slow:week_plans'] } as const;
const details = (row: SharedPlanRow) => <SharedPlan row={row} />;

/** week-plans: plans that students have shared; their advisor answers, the office and the auditor read. */
export default function SharedWeekPlans() {
  const t = useSharedPlanText();
  const format = useFormat();
  useLiveList(live);
  return (
    <>
      <PageHeader />
      <OfficeTable<SharedPlanRow>
        resource="week_plans/shared"
        sort={{ field: 'shared_at', order: 'DESC' }}
        searchLabel={t('list.search')}
        name={row => row.student_name}
        exportable
        emptyTitle={t('list.empty')}
        emptyHint={t('list.empty_hint')}
        renderExpanded={details}
        filters={[
          {
            source: 'state',
            label: t('list.state'),
            kind: 'choice',
            several: true,
            choices: planStates
              .filter(state => state !== 'draft')
              .map(value => ({ value, label: t(`state.${value}`) })),
          },
          byPeriod(t('list.period')),
          { source: 'shared_at', label: t('list.shared'), kind: 'range', type: 'date', rare: true },
        ]}
        columns={[
          { source: 'student_name', label: t('list.student'), sortable: true },
          { source: 'name', label: t('list.plan'), sortable: true },
          {
            source: 'state',
            label: t('list.state'),
            sortable: true,
            render: ({ state }) => <PlanStateChip state={state} />,
          },
          { source: 'courses', label: t('list.courses'), numeric: true },
          { source: 'credits', label: t('list.credits'), numeric: true },
          {
            source: 'shared_at',
            label: t('list.shared'),
            sortable: true,
            render: row => format.shortDateTime(row.shared_at),
          },
          {
            source: 'answered_at',
            label: t('list.answered'),
            sortable: true,
            render: row => (row.answered_at ? format.shortDateTime(row.answered_at) : '–'),
          },
          { source: 'group_name', label: t('list.group'), sortable: true, optional: true },
          { source: 'student_code', label: t('list.number'), sortable: true, optional: true },
          { source: 'advisor_name', label: t('list.advisor'), sortable: true, optional: true },
          {
            source: 'period_name',
            label: t('list.period'),
            optional: true,
            render: row => format.name(row.period_name),
          },
        ]}
      />
    </>
  );
}
