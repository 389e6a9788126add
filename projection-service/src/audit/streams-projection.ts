import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { identityEvents } from '@portal/event-schemas/identity/events.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import { registrationRecords } from '@portal/event-schemas/registration/records.ts';
import { systemEvents } from '@portal/event-schemas/system/events.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';

interface Extent { stream: string; events: number; version: number; first_at: string; last_at: string }

const ofRecords = [...curriculumRecords, ...registrationRecords].flatMap(record => {
  const { created, changed, removed } = recordEventTypes(record);
  return [created, changed, removed];
});

/** Which streams there are, how long they are and when they last moved: for the search, histories are read from the log itself. */
export const streams = defineProjection({
  name: 'audit.streams',
  version: 1,
  handles: [...Object.keys(registrationEvents), ...Object.keys(identityEvents), ...Object.keys(systemEvents), ...ofRecords],
  tables: `CREATE TABLE IF NOT EXISTS streams (
  stream text PRIMARY KEY, aggregate text NOT NULL, subject text NOT NULL, events int NOT NULL, version int NOT NULL, first_at timestamptz NOT NULL, last_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS streams_by_subject ON streams (split_part(subject, '.', 1));
CREATE INDEX IF NOT EXISTS streams_by_last_at ON streams (last_at DESC, stream);`,
  tableNames: ['streams'],
  async project(events, db) {
    const extents = new Map<string, Extent>();
    for (const { stream, version, meta: { occurred_at } } of events) {
      const before = extents.get(stream);
      extents.set(stream, { stream, version, events: (before?.events ?? 0) + 1, first_at: before?.first_at ?? occurred_at, last_at: occurred_at });
    }
    await db.query(
      `INSERT INTO streams (stream, aggregate, subject, events, version, first_at, last_at)
       SELECT stream, split_part(stream, '-', 1), substr(stream, strpos(stream, '-') + 1), events, version, first_at, last_at
       FROM jsonb_to_recordset($1::jsonb) AS new(stream text, events int, version int, first_at timestamptz, last_at timestamptz)
       ON CONFLICT (stream) DO UPDATE SET events = streams.events + excluded.events, version = excluded.version, last_at = excluded.last_at`,
      [JSON.stringify([...extents.values()])],
    );
  },
});
