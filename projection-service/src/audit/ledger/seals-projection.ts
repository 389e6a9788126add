import type { SealData } from '@portal/event-schemas/audit/ledger.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

const columns =
  'number int, first_position bigint, last_position bigint, events int, chain text, root text, previous ' +
  'text, sealed_at timestamptz, key text, public_key text, signature text';

/** Every seal, with where it stands itself and who asked for it. */
export const seals = defineProjection({
  name: 'audit.seals',
  version: 1,
  handles: ['LedgerSealed'],
  tables: `CREATE TABLE IF NOT EXISTS seals (${columns}, position bigint NOT NULL, sealed_by text NOT NULL, PRIMARY KEY (number));
CREATE INDEX IF NOT EXISTS seals_by_last_position ON seals (last_position);`,
  tableNames: ['seals'],
  async project(events, db) {
    const rows = events.map(({ data, position, meta }) => ({
      ...(data as SealData),
      position,
      sealed_by: meta.actor.id,
    }));
    await db.query(
      `INSERT INTO seals (number, first_position, last_position, events, chain, root, previous, sealed_at, key, public_key, signature, position, sealed_by)
       SELECT * FROM json_to_recordset($1::json) AS new(${columns}, position bigint, sealed_by text) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
  },
  touches: () => ['audit_ledger'],
});
