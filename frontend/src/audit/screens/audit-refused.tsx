import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Refusal } from '@portal/event-schemas/audit/questions.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLogText } from '../log-text.ts';
import { useLogFilters } from '../parts/log/filters.ts';

const filters = ['person', 'call', 'at'] as const;

/** What the portal refused at protected acts: who tried, what, why not, how often. */
export default function AuditRefused() {
  const t = useLogText();
  const format = useFormat();
  const moment = (at: string): string => `${format.shortDate(at)} ${format.timeWithSeconds(at)}`;
  const who = ({ account, on_behalf_of, call }: Refusal): string => {
    if (!account) return t(call === '*' ? 'session.flood' : 'session.nobody');
    return on_behalf_of ? t('event.as', { actor: account.name, person: on_behalf_of.name }) : account.name;
  };
  return (
    <>
      <PageHeader />
      <p className="mut">{t('ask.refused')}</p>
      <OfficeTable<Refusal>
        resource="audit/questions/refused"
        name={who}
        sort={{ field: 'last_at', order: 'DESC' }}
        filters={useLogFilters(filters)}
        searchLabel={t('column.call')}
        exportable
        emptyTitle={t('empty.refused')}
        columns={[
          {
            source: 'last_at',
            label: t('column.at'),
            sortable: true,
            render: row => <span className="num">{moment(row.last_at)}</span>,
          },
          { source: 'account', label: t('column.who'), render: who },
          { source: 'reason', label: t('column.reason') },
          {
            source: 'call',
            label: t('column.call'),
            render: row => (
              <code style={{ overflowWrap: 'anywhere' }}>
                {Object.entries(row.params).reduce((call, [name, value]) => call.replace(`{${name}}`, value), row.call)}
              </code>
            ),
          },
          {
            source: 'times',
            label: t('column.times'),
            numeric: true,
            sortable: true,
            render: row => format.number(row.times),
          },
          {
            source: 'roles',
            label: t('column.roles'),
            optional: true,
            render: row => row.roles.map(role => format.name(roleNames[role as Role] ?? role)).join(', '),
          },
        ]}
      />
    </>
  );
}
