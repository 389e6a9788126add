import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { yearName, type IndividualPlanRow } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { byProgram, byStudyYear } from '../../lists/university-filters.ts';

/** individual-plans: plans that somebody has changed, for the advisor (own students) and the office (all). */
export default function IndividualPlans() {
  const t = usePlanText();
  const format = useFormat();
  const link = useLink();
  return (
    <>
      <PageHeader />
      <OfficeTable<IndividualPlanRow>
        resource="registration/individual_plans"
        sort={{ field: 'changed_at', order: 'DESC' }}
        searchLabel={t('list.search')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('list.empty')}
        emptyHint={t('list.empty_hint')}
        filters={[
          byStudyYear(t('list.year')),
          { source: 'unreported', label: t('list.unreported'), kind: 'boolean' },
          byProgram(t('list.program'), { source: 'edu_prog', rare: true }),
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('list.student'),
            sortable: true,
            to: row => `${link('student-individual-plan', { student: row.student })}?year=${row.study_year}`,
          },
          { source: 'group_name', label: t('list.group'), sortable: true },
          { source: 'study_year', label: t('list.year'), sortable: true, render: row => yearName(row.study_year) },
          {
            source: 'changed_at',
            label: t('list.changed'),
            sortable: true,
            render: row => (row.changed_at ? format.shortDateTime(row.changed_at) : '–'),
          },
          { source: 'changed', label: t('list.replaced'), numeric: true },
          { source: 'excluded', label: t('list.excluded'), numeric: true },
          { source: 'added', label: t('list.added'), numeric: true },
          {
            source: 'notified_at',
            label: t('list.told'),
            sortable: true,
            render: row =>
              row.unreported ? (
                <StatusChip tone="warn">{t('list.unreported')}</StatusChip>
              ) : row.notified_at ? (
                format.shortDateTime(row.notified_at)
              ) : (
                '–'
              ),
          },
          { source: 'notice', label: t('list.notice'), optional: true },
          { source: 'advisor_name', label: t('list.advisor'), sortable: true, optional: true },
          { source: 'code', label: t('list.code'), sortable: true, optional: true },
          {
            source: 'edu_prog_name',
            label: t('list.program'),
            sortable: true,
            optional: true,
            render: row => format.name(row.edu_prog_name),
          },
        ]}
      />
    </>
  );
}
