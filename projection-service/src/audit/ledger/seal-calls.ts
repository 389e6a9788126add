import { headers } from '@portal/event-schemas/audit/ledger-headers.ts';
import type { SealRow } from '@portal/event-schemas/audit/ledger-views.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { accountName, calledIn } from '../names.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

export const sealCalls = [
  list(contracts['GET /audit/seals/'], {
    summary: 'Seals of the log: over which events, when, with which key',
    from: 'audit.seals s',
    key: 'id',
    defaultSort: ['id', 'DESC'],
    columns: {
      id: { sql: 's.number', type: 'number', sort: true, required: true },
      number: { sql: 's.number', type: 'number', sort: true, required: true, header: headers.number },
      sealed_at: {
        sql: 's.sealed_at',
        type: 'time',
        sort: true,
        filter: 'range',
        required: true,
        header: headers.sealed_at,
      },
      first_position: {
        sql: 's.first_position::float8',
        type: 'number',
        required: true,
        header: headers.first_position,
      },
      last_position: {
        sql: 's.last_position::float8',
        type: 'number',
        filter: 'range',
        required: true,
        header: headers.last_position,
      },
      events: { sql: 's.events', type: 'number', sort: true, required: true, header: headers.events },
      chain: { sql: 's.chain', type: 'text', required: true, search: true, header: headers.chain },
      root: { sql: 's.root', type: 'text', required: true, search: true, header: headers.root },
      previous: { sql: 's.previous', type: 'text', required: true },
      key: { sql: 's.key', type: 'text', filter: 'equals', required: true, search: true, header: headers.key },
      public_key: { sql: 's.public_key', type: 'text', required: true },
      signature: { sql: 's.signature', type: 'text', required: true, header: headers.signature },
      position: { sql: 's.position::float8', type: 'number', required: true, header: headers.position },
      sealed_by: { sql: 's.sealed_by', type: 'text', required: true },
      sealed_by_name: { sql: accountName('s.sealed_by'), type: 'text', header: headers.sealed_by },
    },
    map: (row: SealRow, { locale }) => ({ ...row, sealed_by_name: calledIn(locale)(row.sealed_by_name) }),
    exported: async (rows, { locale }) =>
      rows.map(row => ({ ...row, sealed_by_name: calledIn(locale)(String(row['sealed_by_name'])) })),
  }),
  query(contracts['GET /audit/keys/'], {
    summary: 'Public keys that sealed the log, for whoever checks a receipt',
    async run({ db }) {
      const { rows } = await db.query<{
        key: string;
        public_key: string;
        first_seal: number;
        last_seal: number;
        since: Date;
      }>(
        `SELECT key, public_key, min(number) AS first_seal, max(number) AS last_seal, min(sealed_at) AS since
          FROM audit.seals GROUP BY key, public_key
          ORDER BY min(number)`,
      );
      return { results: rows.map(row => ({ ...row, since: row.since.toISOString() })) };
    },
  }),
];
