import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useSearchParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import type { TableColumn } from '../../lists/table-types.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { DecideMany } from '../parts/decide-many.tsx';
import { RequestDetails } from '../parts/request-details.tsx';
import { RequestStatusChip } from '../parts/request-status.tsx';
import { useRequestText } from '../text.ts';
import { useTeachingText } from '../teaching-text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';
import { byPeriod, byYear } from '../../lists/university-filters.ts';

const tabs = ['open', 'archive'] as const;
const resources = {
  open: 'organizations/data_request_teacher',
  archive: 'organizations/arhiv_data_request_teacher',
} as const;
const details = (row: TeacherRequestRow) => <RequestDetails key={row.status} request={row} />;
const bulk: BulkActions<TeacherRequestRow> = selection => <DecideMany {...selection} />;

/** teacher-requests: students who ask to be let into a course. Its teachers answer, one by one or many at once; others read. */
export default function TeacherRequests() {
  const t = useTeachingText();
  const words = useText();
  const asked = useRequestText();
  const format = useFormat();
  const { is_teacher: answers } = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(one => one === search.get('tab')) ?? 'open';
  const columns: TableColumn<TeacherRequestRow>[] = [
    { source: 'student_name', label: t('requests.student'), sortable: true },
    { source: 'name', label: t('requests.course'), sortable: true, render: row => format.name(row.name) },
    {
      source: 'reasons',
      label: t('requests.reasons'),
      render: row => row.reasons.map(reason => words(`requests.reason.${reason}`)).join(', '),
    },
    {
      source: 'asked_at',
      label: t('requests.asked'),
      sortable: true,
      render: row => format.shortDateTime(row.asked_at),
    },
    ...(tab === 'open'
      ? []
      : [
          {
            source: 'status',
            label: t('requests.status'),
            sortable: true,
            render: (row: TeacherRequestRow) => <RequestStatusChip request={row} />,
          },
          {
            source: 'decided_by',
            label: t('requests.by'),
            sortable: true,
            render: (row: TeacherRequestRow) => row.decided_by ?? '–',
          },
          {
            source: 'decided_at',
            label: t('requests.decided'),
            sortable: true,
            render: (row: TeacherRequestRow) => (row.decided_at ? format.shortDateTime(row.decided_at) : '–'),
          },
        ]),
    { source: 'group_name', label: t('requests.group'), sortable: true, render: row => row.group_name ?? '–' },
    { source: 'code', label: words('office.code'), sortable: true, optional: true },
    { source: 'student_code', label: t('requests.number'), sortable: true, optional: true },
    {
      source: 'advisor_name',
      label: t('requests.advisor'),
      sortable: true,
      optional: true,
      render: row => row.advisor_name ?? '–',
    },
    {
      source: 'registered',
      label: t('requests.registered'),
      sortable: true,
      optional: true,
      render: row => (row.registered ? <StatusChip tone="ok">{t('requests.settled')}</StatusChip> : '–'),
    },
  ];
  return (
    <>
      <PageHeader />
      <TabBar
        label={t('requests.tabs')}
        tabs={tabs.map(id => ({ id, label: t(`requests.${id}`) }))}
        selected={tab}
        onSelect={next => setSearch({ tab: next }, { replace: true })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <OfficeTable<TeacherRequestRow>
          key={tab}
          resource={resources[tab]}
          sort={tab === 'open' ? { field: 'asked_at', order: 'ASC' } : { field: 'decided_at', order: 'DESC' }}
          searchLabel={t('requests.search')}
          name={row => row.student_name}
          exportable
          emptyTitle={t(tab === 'open' ? 'requests.empty' : 'requests.empty_archive')}
          emptyHint={t(tab === 'open' ? 'requests.empty_hint' : 'requests.empty_archive_hint')}
          bulk={answers && tab === 'open' ? bulk : undefined}
          renderExpanded={details}
          filters={[
            byPeriod(t('requests.period')),
            byYear(t('requests.year'), { source: 'year' }),
            { source: 'asked_at', label: t('requests.asked'), kind: 'range', type: 'date', rare: true },
            ...(tab === 'archive'
              ? [
                  {
                    source: 'status',
                    label: t('requests.status'),
                    kind: 'choice' as const,
                    several: true,
                    choices: (['approved', 'rejected', 'withdrawn', 'asked'] as const).map(value => ({
                      value,
                      label: asked(`status.${value}`),
                    })),
                  },
                ]
              : []),
          ]}
          columns={columns}
        />
      </div>
    </>
  );
}
