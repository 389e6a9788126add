import type { WaitingListRow } from '@portal/event-schemas/registration/waiting-lists.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { Meter, seatTone } from '../../shell/meter.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { useNearestTerm } from '../nearest-term.ts';
import { useQueuesText } from '../queues-text.ts';
import { byCathedra, byPeriod } from '../../lists/university-filters.ts';

/** Courses with a waiting list, the longest first. */
export default function WaitingLists() {
  const t = useQueuesText();
  const format = useFormat();
  const link = useLink();
  const term = useNearestTerm();
  const time = (at: string | null): string => (at ? format.shortDateTime(at) : '–');
  if (!term)
    return (
      <>
        <PageHeader />
        <Skeletons lines={8} />
      </>
    );
  return (
    <>
      <PageHeader />
      <OfficeTable<WaitingListRow>
        resource="registration/waiting_lists"
        sort={{ field: 'waiting', order: 'DESC' }}
        searchLabel={t('queues.search')}
        name={row => row.code}
        exportable
        startFilter={{ ...term, waiting_from: 1 }}
        emptyTitle={t('queues.empty')}
        emptyHint={t('queues.empty_hint')}
        filters={[
          byPeriod(t('period')),
          byCathedra(t('columns.cathedra')),
          { source: 'waiting', label: t('columns.waiting'), kind: 'range', type: 'number' },
          { source: 'offered', label: t('columns.offered'), kind: 'range', type: 'number', rare: true },
        ]}
        columns={[
          {
            source: 'name',
            label: t('columns.course'),
            sortable: true,
            render: row => format.name(row.name),
            to: row => link('waiting-list', { uid: row.uid }),
          },
          { source: 'code', label: t('columns.code'), sortable: true },
          { source: 'waiting', label: t('columns.waiting'), sortable: true, numeric: true },
          { source: 'offered', label: t('columns.offered'), sortable: true, numeric: true },
          {
            source: 'taken',
            label: t('columns.taken'),
            sortable: true,
            render: row => (
              <Meter
                label={t('columns.fill')}
                value={row.taken}
                max={row.capacity}
                width={72}
                tone={seatTone({ left: row.capacity - row.taken, capacity: row.capacity })}
              >
                <span className="num" style={{ minWidth: 64 }}>
                  {t('of', { part: row.taken, whole: row.capacity })}
                </span>
              </Meter>
            ),
          },
          {
            source: 'first_joined_at',
            label: t('queues.first'),
            sortable: true,
            render: row => time(row.first_joined_at),
          },
          { source: 'next_until', label: t('queues.due'), sortable: true, render: row => time(row.next_until) },
          { source: 'passed', label: t('queues.passed'), sortable: true, numeric: true },
          { source: 'joined', label: t('queues.joined'), sortable: true, numeric: true, optional: true },
          {
            source: 'study_period_name',
            label: t('period'),
            optional: true,
            render: row => format.name(row.study_period_name),
          },
          {
            source: 'cathedra_name',
            label: t('columns.cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
        ]}
      />
    </>
  );
}
