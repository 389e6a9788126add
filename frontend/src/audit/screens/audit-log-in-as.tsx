import type { LogInAsSession } from '@portal/event-schemas/audit/questions.ts';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLogText } from '../log-text.ts';
import { useLogFilters } from '../parts/log/filters.ts';

const filters = ['actor', 'person', 'at'] as const;

/** When administrators used other people's accounts, each with the way to what was done meanwhile. */
export default function AuditLogInAs() {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const moment = (at: string): string => `${format.shortDate(at)} ${format.timeWithSeconds(at)}`;
  const done = ({ by, account, first_position, last_position }: LogInAsSession): string =>
    link('audit-search', undefined, {
      filter: JSON.stringify({
        actor: by.uid,
        on_behalf_of: account.uid,
        after: first_position,
        ...(last_position === null ? {} : { before: last_position + 1 }),
      }),
    });
  return (
    <>
      <PageHeader />
      <p className="mut">{t('ask.log_in_as')}</p>
      <OfficeTable<LogInAsSession>
        resource="audit/questions/log_in_as"
        name={row => `${row.by.name} → ${row.account.name}`}
        sort={{ field: 'at', order: 'DESC' }}
        filters={useLogFilters(filters)}
        exportable
        emptyTitle={t('empty.log_in_as')}
        columns={[
          {
            source: 'at',
            label: t('column.at'),
            sortable: true,
            to: done,
            render: row => <span className="num">{moment(row.at)}</span>,
          },
          { source: 'by', label: t('column.by'), render: row => row.by.name },
          { source: 'account', label: t('column.account'), render: row => row.account.name },
          {
            source: 'ended_at',
            label: t('column.ended'),
            render: row => <span className="num">{row.ended_at ? moment(row.ended_at) : t('session.open')}</span>,
          },
          {
            source: 'events',
            label: t('column.events'),
            numeric: true,
            sortable: true,
            render: row =>
              row.events === 0 ? (
                '0'
              ) : (
                <Link
                  component={RouterLink}
                  to={done(row)}
                  aria-label={`${t('session.done')}: ${format.number(row.events)}`}
                >
                  {format.number(row.events)}
                </Link>
              ),
          },
        ]}
      />
    </>
  );
}
