import {
  failureEvents,
  gradeUnblockEvents,
  type FailureEvent,
  type GradeUnblockEvent,
} from '@portal/event-schemas/grades/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, upsertRows } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { failuresTable, unblocksTable } from './tables.ts';

interface Unblock {
  uid: string;
  common: boolean;
  sheets: string[];
  rows: string[];
  date: string;
  until: string;
  reason: string;
  is_active: boolean;
  made_by: string;
  made_at: string;
  ended_at: string | null;
}

/** Openings of closed sheets, those that have ended too. */
export const unblocks = defineProjection({
  name: 'grades.unblocks',
  version: 1,
  handles: Object.keys(gradeUnblockEvents),
  tables: [
    ddl(unblocksTable),
    'CREATE INDEX IF NOT EXISTS unblocks_by_sheets ON unblocks USING gin (sheets);',
    'CREATE INDEX IF NOT EXISTS unblocks_active ON unblocks (until) WHERE is_active;',
  ].join('\n'),
  tableNames: [unblocksTable.name],
  views: `CREATE OR REPLACE VIEW grades.unblocks_public AS
    SELECT uid, common, sheets, until, is_active, date, reason FROM grades.unblocks;`,
  async project(events: readonly RecordedEvent<GradeUnblockEvent>[], db) {
    const uids = [...new Set(events.map(({ data }) => data.uid))];
    const known = await readRows<Unblock>(
      db,
      unblocksTable,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    const rows = new Map(known.map(row => [row.uid, row]));
    for (const { type, data, meta } of events) {
      const { uid } = data;
      const row = rows.get(uid);
      if (type === 'FinalGradesUnblocked') {
        const made_by = meta.actor.on_behalf_of ?? meta.actor.id;
        rows.set(uid, { ...(data as Unblock), is_active: true, made_by, made_at: meta.occurred_at, ended_at: null });
      } else if (row && type === 'UnblockChanged') rows.set(uid, { ...row, ...data });
      else if (row) rows.set(uid, { ...row, is_active: false, ended_at: meta.occurred_at });
    }
    await upsertRows(db, unblocksTable, [...rows.values()]);
  },
  touches: () => ['slow:final-grades'],
});

interface Failed {
  uid: string;
  student: string;
  discipline: string;
  attempts: Record<string, string>;
  flagged: boolean;
}
/** FX and F of a student in one discipline: marks by attempt. */
export const failed = defineProjection({
  name: 'grades.failures',
  version: 1,
  handles: Object.keys(failureEvents),
  tables: [
    ddl(failuresTable),
    'CREATE INDEX IF NOT EXISTS failures_by_student ON failures (student);',
    'CREATE INDEX IF NOT EXISTS failures_flagged ON failures (uid) WHERE flagged;',
  ].join('\n'),
  tableNames: [failuresTable.name],
  async project(events: readonly RecordedEvent<FailureEvent>[], db) {
    const keyOf = ({ data }: RecordedEvent<FailureEvent>) => `${data.student}.${data.discipline}`;
    const uids = [...new Set(events.map(keyOf))];
    const known = await readRows<Failed>(
      db,
      failuresTable,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    const rows = new Map(known.map(row => [row.uid, row]));
    for (const event of events) {
      const uid = keyOf(event);
      const { student, discipline } = event.data;
      const row = rows.get(uid) ?? { uid, student, discipline, attempts: {}, flagged: false };
      rows.set(uid, after(row, { type: event.type, data: event.data } as FailureEvent));
    }
    await upsertRows(db, failuresTable, [...rows.values()]);
  },
  touches: () => ['slow:failures'],
});
function after(row: Failed, { type, data }: FailureEvent): Failed {
  switch (type) {
    case 'FailureCounted':
      return { ...row, attempts: { ...row.attempts, [data.attempt]: data.mark } };
    case 'FailureWithdrawn': {
      const { [data.attempt]: _withdrawn, ...attempts } = row.attempts;
      return { ...row, attempts };
    }
    case 'FailureFlagged':
      return { ...row, flagged: true };
    case 'FailureFlagWithdrawn':
      return { ...row, flagged: false };
  }
}
