import type { BulkChange } from '@portal/event-schemas/audit/questions.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import type { TableFilter } from '../../lists/filters.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLogText } from '../log-text.ts';
import { useLogFilters } from '../parts/log/filters.ts';

const filters = ['actor', 'at'] as const;
const sizes = [5, 10, 50, 100, 1000];

/** Requests that changed many records at once; each leads to its chain of causes. */
export default function AuditBulk() {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const minimum: TableFilter = {
    source: 'minimum',
    label: t('filter.minimum'),
    kind: 'choice',
    choices: sizes.map(value => ({ value, label: format.number(value) })),
  };
  return (
    <>
      <PageHeader />
      <p className="mut">{t('ask.bulk')}</p>
      <OfficeTable<BulkChange>
        resource="audit/questions/bulk"
        name={row => row.sentence}
        sort={{ field: 'at', order: 'DESC' }}
        filters={[minimum, ...useLogFilters(filters)]}
        exportable
        emptyTitle={t('empty.bulk')}
        columns={[
          {
            source: 'at',
            label: t('column.at'),
            sortable: true,
            to: row => link('audit-causes', { correlation: row.correlation_id }),
            render: row => (
              <span className="num">
                {format.shortDate(row.at)} {format.timeWithSeconds(row.at)}
              </span>
            ),
          },
          { source: 'actor', label: t('column.who'), render: row => row.actor.display_name },
          { source: 'sentence', label: t('column.begun') },
          {
            source: 'records',
            label: t('column.records'),
            numeric: true,
            sortable: true,
            render: row => format.number(row.records),
          },
          {
            source: 'events',
            label: t('column.events'),
            numeric: true,
            sortable: true,
            render: row => format.number(row.events),
          },
          {
            source: 'ended_at',
            label: t('column.ended'),
            optional: true,
            render: row => (
              <span className="num">
                {format.shortDate(row.ended_at)} {format.timeWithSeconds(row.ended_at)}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
