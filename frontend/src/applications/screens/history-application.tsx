import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useOfficeText } from '../office-text.ts';
import { BulkActs } from '../parts/office/bulk-acts.tsx';
import { useApplicationFilters } from '../parts/office/filters.ts';
import { ApplicationStatus } from '../parts/way/application-status.tsx';

const bulk: BulkActions<ListedApplication> = selection => <BulkActs {...selection} />;
const live = { channel: 'notifications', keys: ['slow:applications'] } as const;

/** history-application: all applications of the university, with whom each waits for; archive and status for many at once. */
export default function HistoryApplication() {
  const t = useOfficeText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const { is_office, is_org_admin } = useSession();
  const filters = useApplicationFilters();
  useLiveList(live);
  const time = (at: string | null): string => (at ? format.shortDateTime(at) : '–');
  return (
    <>
      <PageHeader
        actions={
          <>
            {canOpen('application-statistics') && (
              <Link className="button" to={link('application-statistics')}>
                {t('list.statistics')}
              </Link>
            )}
            {canOpen('application-statuses') && (
              <Link className="button" to={link('application-statuses')}>
                {t('list.statuses')}
              </Link>
            )}
          </>
        }
      />
      <OfficeTable<ListedApplication>
        resource="studapps/answers/all"
        sort={{ field: 'changed_at', order: 'DESC' }}
        searchLabel={t('list.search')}
        name={row => row.number}
        exportable
        startFilter={{ archived: false }}
        emptyTitle={t('list.empty')}
        emptyHint={t('list.empty_hint')}
        filters={filters}
        bulk={is_office || is_org_admin ? bulk : undefined}
        columns={[
          {
            source: 'number',
            label: t('list.number'),
            sortable: true,
            to: row => link('history-application-one', { uid: row.uid }),
          },
          { source: 'type_name', label: t('list.type'), sortable: false, render: row => format.name(row.type_name) },
          {
            source: 'applicant_name',
            label: t('list.applicant'),
            sortable: true,
            render: row => row.applicant.display_name,
          },
          {
            source: 'group_name',
            label: t('list.group'),
            sortable: true,
            optional: true,
            render: row => row.group_name ?? '–',
          },
          { source: 'status', label: t('list.status'), render: row => <ApplicationStatus status={row.status} /> },
          {
            source: 'waypoint',
            label: t('list.waits_for'),
            render: row =>
              row.waypoint.map(({ waypoint, name, who }) => (
                <div key={waypoint}>
                  {format.name(name)}
                  <div className="mut">{who.map(one => one.name).join(', ')}</div>
                </div>
              )),
          },
          {
            source: 'due',
            label: t('list.due'),
            sortable: true,
            render: row =>
              row.due === null ? (
                '–'
              ) : row.overdue ? (
                <StatusChip tone="bad">{format.shortDate(row.due)}</StatusChip>
              ) : (
                format.shortDate(row.due)
              ),
          },
          {
            source: 'sent_at',
            label: t('list.sent'),
            sortable: true,
            optional: true,
            render: row => time(row.sent_at),
          },
          { source: 'changed_at', label: t('list.changed'), sortable: true, render: row => time(row.changed_at) },
          {
            source: 'step_since',
            label: t('list.since'),
            sortable: true,
            optional: true,
            render: row => time(row.step_since),
          },
          {
            source: 'applicant_code',
            label: t('list.code'),
            sortable: true,
            optional: true,
            render: row => row.applicant_code ?? '–',
          },
          {
            source: 'year',
            label: t('list.year'),
            sortable: true,
            numeric: true,
            optional: true,
            render: row => row.year ?? '–',
          },
          {
            source: 'edu_program_name',
            label: t('list.program'),
            optional: true,
            render: row => format.name(row.edu_program_name) || '–',
          },
          {
            source: 'started_at',
            label: t('list.started'),
            sortable: true,
            optional: true,
            render: row => time(row.started_at),
          },
          {
            source: 'closed_at',
            label: t('list.closed'),
            sortable: true,
            optional: true,
            render: row => time(row.closed_at),
          },
        ]}
      />
    </>
  );
}
