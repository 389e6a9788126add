import type { keyCall } from '@portal/event-schemas/integrations/calls.ts';
import type { z } from 'zod';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useApiText } from '../text.ts';

/** What was called with the keys of a connection. */
export function KeyCalls({ api }: { api: string }) {
  const t = useApiText();
  const format = useFormat();
  return (
    <OfficeTable<z.infer<typeof keyCall>>
      resource="third_party_apis/calls"
      storeKey="integrations.calls"
      sort={{ field: 'at', order: 'DESC' }}
      permanentFilter={{ api }}
      searchLabel={t('search_calls')}
      name={row => row.call}
      exportable
      emptyTitle={t('no_calls')}
      header={<h2>{t('calls')}</h2>}
      filters={[
        { source: 'at', label: t('column.at'), kind: 'range', type: 'moment' },
        { source: 'status', label: t('column.status'), kind: 'range', type: 'number', rare: true },
      ]}
      columns={[
        { source: 'call', label: t('column.call') },
        {
          source: 'at',
          label: t('column.at'),
          sortable: true,
          render: row => `${format.shortDate(row.at)} ${format.timeWithSeconds(row.at)}`,
        },
        { source: 'status', label: t('column.status'), sortable: true, numeric: true },
        { source: 'ms', label: t('column.ms'), sortable: true, numeric: true },
        { source: 'address', label: t('column.address') },
        { source: 'request_id', label: t('column.request'), optional: true },
      ]}
    />
  );
}
