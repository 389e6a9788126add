import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import type { TableColumn } from '../../lists/table-types.ts';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { Age, Due } from '../parts/review/age.tsx';
import { BulkActs } from '../parts/review/bulk.tsx';
import { Points } from '../parts/review/points.tsx';
import { useQueueFilters } from '../parts/review/queue-filters.ts';
import { ApplicationStatus } from '../parts/way/application-status.tsx';
import { useReviewText } from '../review-text.ts';

const lists = ['waiting', 'handled', 'archived'] as const;
const bulkIn =
  (list: (typeof lists)[number]): BulkActions<ListedApplication> =>
  ({ rows, clear }) => <BulkActs rows={rows} list={list} onClear={clear} />;
const bulk = { waiting: bulkIn('waiting'), handled: bulkIn('handled'), archived: bulkIn('archived') };
const live = { channel: 'notifications', keys: ['slow:applications'] } as const;
const longest = { field: 'step_since', order: 'ASC' } as const;
const latest = { field: 'changed_at', order: 'DESC' } as const;

/** coo_review: applications that wait for my decision, by waypoint; what I have handled; the archive (portal.md §2). */
export default function CooReview() {
  const t = useReviewText();
  const f = useFormat();
  const link = useLink();
  const [list, setList] = useTabInAddress(lists);
  const waiting = list === 'waiting';
  const filters = useQueueFilters(waiting);
  useLiveList(live);
  const time = (at: string | null): string => (at ? f.shortDateTime(at) : '–');
  const columns: TableColumn<ListedApplication>[] = [
    {
      source: 'number',
      label: t('head.number'),
      sortable: true,
      to: row => link('coo-review-application', { uid: row.uid }),
    },
    {
      source: 'applicant_name',
      label: t('head.applicant'),
      sortable: true,
      render: row => (
        <>
          {row.applicant.display_name}
          <div className="mut">{[row.applicant_code, row.group_name].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    { source: 'type_name', label: t('head.type'), render: row => f.name(row.type_name) },
    { source: 'status', label: t('head.status'), render: row => <ApplicationStatus status={row.status} /> },
    { source: 'waits_at', label: t('head.where'), render: row => f.name(row.waits_at) },
    {
      source: 'step_since',
      label: t('head.since'),
      sortable: true,
      optional: !waiting,
      render: row => <Age since={row.step_since} />,
    },
    { source: 'due', label: t('head.due'), sortable: true, optional: !waiting, render: row => <Due row={row} /> },
    { source: 'sent_at', label: t('head.sent'), sortable: true, optional: true, render: row => time(row.sent_at) },
    {
      source: 'changed_at',
      label: t('head.changed'),
      sortable: true,
      optional: waiting,
      render: row => time(row.changed_at),
    },
    {
      source: 'edu_program_name',
      label: t('head.program'),
      optional: true,
      render: row => f.name(row.edu_program_name) || '–',
    },
  ];
  return (
    <>
      <PageHeader />
      <TabBar
        label={t('tabs.label')}
        tabs={lists.map(id => ({ id, label: t(`tabs.${id}`) }))}
        selected={list}
        onSelect={setList}
      />
      <div
        role="tabpanel"
        id={`panel-${list}`}
        aria-labelledby={`tab-${list}`}
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <OfficeTable<ListedApplication>
          key={list}
          resource="studapps/answers/review_apps"
          storeKey={`coo-review.${list}`}
          permanentFilter={{ list }}
          sort={waiting ? longest : latest}
          searchLabel={t('search')}
          name={row => row.number}
          filters={filters}
          header={waiting && <Points />}
          exportable
          emptyTitle={t(`empty.${list}`)}
          emptyHint={waiting ? t('empty.waiting_hint') : undefined}
          bulk={bulk[list]}
          columns={columns}
        />
      </div>
    </>
  );
}
