import type { SealRow } from '@portal/event-schemas/audit/ledger-views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { useLedgerText } from '../../ledger-text.ts';

const Hash = ({ value }: { value: string }) => <code title={value}>{value.slice(0, 12)}…</code>;

/** All seals, the newest first; a row opens with what was signed. */
export function Seals() {
  const t = useLedgerText();
  const format = useFormat();
  return (
    <section aria-label={t('seals.title')}>
      <OfficeTable<SealRow>
        resource="audit/seals"
        sort={{ field: 'id', order: 'DESC' }}
        searchLabel={t('seals.search')}
        name={row => t('seals.name', { number: row.number })}
        exportable
        emptyTitle={t('seals.empty')}
        emptyHint={t('seals.empty_hint')}
        filters={[{ source: 'sealed_at', label: t('seals.at'), kind: 'range', type: 'moment' }]}
        columns={[
          {
            source: 'id',
            label: t('seals.number'),
            sortable: true,
            render: row => t('seals.name', { number: row.number }),
          },
          {
            source: 'sealed_at',
            label: t('seals.at'),
            sortable: true,
            render: row => <span className="num">{format.shortDateTime(row.sealed_at)}</span>,
          },
          {
            source: 'last_position',
            label: t('seals.events'),
            render: row => (
              <span className="num">
                {t('state.range', { from: format.number(row.first_position), to: format.number(row.last_position) })}
              </span>
            ),
          },
          {
            source: 'events',
            label: t('seals.count'),
            sortable: true,
            numeric: true,
            render: row => format.number(row.events),
          },
          { source: 'root', label: t('seals.root'), render: row => <Hash value={row.root} /> },
          { source: 'key', label: t('seals.key'), render: row => <Hash value={row.key} /> },
          { source: 'sealed_by_name', label: t('seals.by') },
        ]}
        renderExpanded={row => (
          <dl style={{ display: 'grid', gap: 6, overflowWrap: 'anywhere' }}>
            {(
              [
                [t('seals.root'), row.root],
                [t('seals.chain'), row.chain],
                [t('seals.key'), row.key],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="mut">{name}</dt>
                <dd style={{ margin: 0 }}>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        )}
      />
    </section>
  );
}
