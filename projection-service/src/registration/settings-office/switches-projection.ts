import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, upsertRows, readRows, type Table } from '@portal/platform/projections/rows.ts';

const table: Table = {
  name: 'status_switches',
  key: ['uid'],
  columns: {
    uid: 'text',
    study_period: 'text',
    filter: 'jsonb',
    status: 'text',
    reason: 'text',
    cards: 'int',
    asked_by: 'text',
    asked_at: 'timestamptz',
    finished_at: 'timestamptz',
    done: 'int',
    refused: 'int',
    refusals: 'jsonb',
  },
};
const open = { finished_at: null, done: null, refused: null, refusals: [] as unknown[] };

/** Switches of the status that the office asked for, and what became of them. */
export const statusSwitches = defineProjection({
  name: 'registration.status_switches',
  version: 1,
  handles: ['StatusSwitchAsked', 'StatusSwitchFinished'],
  tables: ddl(table),
  tableNames: [table.name],
  views: `CREATE OR REPLACE VIEW registration.status_switches_public AS
      SELECT uid, study_period, filter, status, asked_at, finished_at
      FROM registration.status_switches;`,
  async project(events: readonly RecordedEvent<any>[], db) {
    const uids = [...new Set(events.map(event => String(event.data.switch)))];
    const rows = new Map(
      (
        await readRows<{ uid: string }>(
          db,
          table,
          ['uid'],
          uids.map(uid => ({ uid })),
        )
      ).map(row => [row.uid, row as object]),
    );
    for (const recorded of events) {
      const { switch: uid, ...told } = recorded.data;
      rows.set(
        uid,
        recorded.type === 'StatusSwitchAsked'
          ? {
              uid,
              ...told,
              asked_by: recorded.meta.actor.on_behalf_of ?? recorded.meta.actor.id,
              asked_at: recorded.meta.occurred_at,
              ...open,
            }
          : { ...rows.get(uid), ...told, finished_at: recorded.meta.occurred_at },
      );
    }
    await upsertRows(db, table, [...rows.values()]);
  },
  touches: event => [`status_switch:${(event.data as { switch: string }).switch}`, 'status_switches'],
});
