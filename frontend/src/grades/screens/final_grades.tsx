import { sheetTabs } from '@portal/event-schemas/grades/sheet-tabs.ts';
import type { SheetRow } from '@portal/event-schemas/grades/views.ts';
import { useLink } from '../../app/links.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import type { TableFilter } from '../../lists/filters.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { SheetChip } from '../parts/chips.tsx';
import { useText } from '../text.ts';

const live = { channel: 'final_grades', keys: ['slow:final-grades'] } as const;
const states = ['unprocessed', 'partially_processed', 'processed'] as const;

/** final_grades: sheets of final grades, of a teacher the own, for the office all. */
export default function FinalGrades() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const [tab, setTab] = useTabInAddress(sheetTabs);
  const counts = useCall('GET /journals/count_final_grades/', {}, { live });
  useLiveList(live);
  const lookup = (source: string, label: string, call: `GET /${string}`, rare = false): TableFilter => ({
    source,
    label,
    kind: 'lookup',
    call,
    choice: (row: { uid: string; name: never }) => ({ value: row.uid, label: row.name }),
    rare,
  });
  const part = (have: number, row: SheetRow) => t('list.of', { part: have, whole: row.needed });
  return (
    <>
      <PageHeader />
      <TabBar
        label={t('list.tabs.label')}
        panels={false}
        tabs={sheetTabs.map(id => ({ id, label: t(`list.tabs.${id}`, { count: counts.data?.[id] ?? 0 }) }))}
        selected={tab}
        onSelect={setTab}
      />
      <OfficeTable<SheetRow>
        key={tab}
        resource="journals/final_grades"
        storeKey={`final_grades.${tab}`}
        sort={{ field: 'study_period_name', order: 'DESC' }}
        permanentFilter={tab === 'all' ? undefined : { tab }}
        name={row => `${format.name(row.name)}, ${row.number}`}
        searchLabel={t('list.search')}
        exportable
        emptyTitle={t('list.empty')}
        emptyHint={t('list.empty_hint')}
        filters={[
          lookup('study_year', t('list.year'), 'GET /journals/final_grades/study_year/'),
          lookup('semester', t('list.semester'), 'GET /journals/final_grades/semester/'),
          lookup('cathedra', t('list.department'), 'GET /journals/final_grades/cathedra/'),
          lookup('main_teacher', t('list.main_teacher'), 'GET /journals/final_grades/teacher_filter/', true),
          lookup('co_teacher', t('list.co_teachers'), 'GET /journals/final_grades/co_teachers/', true),
          lookup('mark', t('list.mark'), 'GET /journals/final_grades/mark_filter/', true),
          {
            source: 'state',
            label: t('list.state'),
            kind: 'choice',
            several: true,
            choices: states.map(value => ({ value, label: t(`sheet_state.${value}`) })),
          },
          {
            source: 'status',
            label: t('list.status'),
            kind: 'choice',
            choices: (['sent', 'not_sent'] as const).map(value => ({ value, label: t(`list.sent_status.${value}`) })),
          },
        ]}
        columns={[
          {
            source: 'name',
            label: t('list.course'),
            sortable: true,
            render: row => format.name(row.name),
            to: row => link('final_grades-detail', {}, { sheet: row.uid }),
          },
          { source: 'code', label: t('list.code'), sortable: true },
          { source: 'number', label: t('list.stream'), sortable: true, numeric: true },
          {
            source: 'study_period_name',
            label: t('list.term'),
            sortable: true,
            render: row => format.name(row.study_period_name),
          },
          { source: 'main_teacher_name', label: t('list.main_teacher'), sortable: true },
          {
            source: 'co_teachers',
            label: t('list.co_teachers'),
            optional: true,
            render: row => row.co_teachers.map(({ name }) => name).join(', ') || '–',
          },
          {
            source: 'cathedra_name',
            label: t('list.department'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
          { source: 'filled', label: t('list.filled'), sortable: true, render: row => part(row.filled, row) },
          { source: 'sent', label: t('list.sent'), sortable: true, render: row => part(row.sent, row) },
          { source: 'approved', label: t('list.approved'), sortable: true, render: row => part(row.approved, row) },
          {
            source: 'state',
            label: t('list.state'),
            sortable: true,
            render: row => (
              <>
                <SheetChip state={row.state} />
                {row.unblocked_until && (
                  <StatusChip tone="info">
                    {t('list.open_until', { until: format.shortDateTime(row.unblocked_until) })}
                  </StatusChip>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
