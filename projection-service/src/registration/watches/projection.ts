import { seatWatchEvents, type SeatWatchEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, deleteRows, upsertRows, readRows, type Table } from '@portal/platform/projections/rows.ts';
import { cardUid } from '../streams.ts';

/** Wishes to be told of a free seat; `told_at`: the student was told, which ends the wish but leaves the line. */
const watchesTable: Table = {
  name: 'seat_watches',
  key: ['student', 'offering'],
  columns: { student: 'text', offering: 'text', study_period: 'text', since: 'timestamptz', told_at: 'timestamptz' },
};
interface Watch {
  student: string;
  offering: string;
  study_period: string;
  since: string;
  told_at: string | null;
}
const keyOf = ({ student, offering }: Pick<Watch, 'student' | 'offering'>) => `${student}.${offering}`;

export const watches = defineProjection({
  name: 'registration.watches',
  version: 1,
  handles: Object.keys(seatWatchEvents),
  tables: [ddl(watchesTable), 'CREATE INDEX IF NOT EXISTS seat_watches_by_offering ON seat_watches (offering);'].join(
    '\n',
  ),
  tableNames: [watchesTable.name],
  async project(events: readonly RecordedEvent<SeatWatchEvent>[], db) {
    const keys = new Map(
      events.map(({ data: { student, offering } }) => [keyOf({ student, offering }), { student, offering }]),
    );
    const rows = new Map<string, Watch | null>([...keys.keys()].map(key => [key, null]));
    for (const row of await readRows<Watch>(db, watchesTable, ['student', 'offering'], [...keys.values()]))
      rows.set(keyOf(row), row);
    for (const {
      type,
      data: { student, offering, study_period },
      meta,
    } of events) {
      const key = keyOf({ student, offering });
      if (type === 'SeatWatchAdded')
        rows.set(key, { student, offering, study_period, since: meta.occurred_at, told_at: null });
      if (type === 'SeatWatchRemoved') rows.set(key, null);
      const row = rows.get(key);
      if (type === 'FreeSeatTold' && row) rows.set(key, { ...row, told_at: meta.occurred_at });
    }
    await upsertRows(
      db,
      watchesTable,
      [...rows.values()].flatMap(row => row ?? []),
    );
    await deleteRows(
      db,
      watchesTable,
      [...rows].flatMap(([key, row]) => (row ? [] : keys.get(key)!)),
    );
  },
  touches: ({ data }) => [`card:${cardUid(data.student, data.study_period)}`],
});
