import type { RollOverEvent } from '@portal/event-schemas/offerings/events.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../../registration/streams.ts';

const rollOversTable: Table = {
  name: 'roll_overs',
  key: ['uid'],
  columns: {
    uid: 'text',
    from_period: 'text',
    to_period: 'text',
    copies: 'jsonb',
    courses: 'int',
    stage: 'text',
    asked_by: 'text',
    asked_at: 'timestamptz',
    finished_at: 'timestamptz',
    copied: 'int',
    left_out: 'int',
    behind: 'jsonb',
    refused: 'int',
    taken_back: 'int',
    refusals: 'jsonb',
  },
};
/** Courses that were copied from one of an earlier term (`course`), as long as they are there. */
const rolledCoursesTable: Table = {
  name: 'rolled_courses',
  key: ['offering'],
  columns: { offering: 'text', roll_over: 'text', course: 'text', opened: 'boolean' },
};
interface Rolled {
  offering: string;
  roll_over: string;
  course: string;
  opened: boolean;
}
type Recorded = RecordedEvent<RollOverEvent | CourseOfferingEvent>;

const fresh = {
  finished_at: null,
  copied: null,
  left_out: null,
  behind: [] as unknown[],
  refused: null,
  taken_back: null,
  refusals: [] as unknown[],
};
/** The row of a roll-over after an event of its stream; undefined: nobody has asked for one. */
function evolveRow(row: object | undefined, { type, data, meta }: Recorded): object | undefined {
  const { roll_over: uid, ...told } = data as Extract<RollOverEvent, { type: 'RollOverAsked' }>['data'];
  const now = meta.occurred_at;
  switch (type) {
    case 'RollOverAsked': {
      const { rolled_courses: courses, ...asked } = told;
      const asked_by = meta.actor.on_behalf_of ?? meta.actor.id;
      return { uid, ...asked, courses, stage: 'running', asked_by, asked_at: now, ...fresh };
    }
    case 'RollOverFinished':
      return row && { ...row, ...told, stage: 'finished', finished_at: now };
    case 'RollOverUndoAsked':
      return row && { ...row, stage: 'undoing' };
    default:
      return row && { ...row, ...told, stage: 'undone', finished_at: now };
  }
}
function evolveRolled(rolled: Rolled | undefined, { stream, type, data }: Recorded): Rolled | undefined {
  if (type === 'CourseDrafted') {
    const { rolled_over } = data as Extract<CourseOfferingEvent, { type: 'CourseDrafted' }>['data'];
    return rolled_over && { offering: idOfStream(stream), ...rolled_over, opened: false };
  }
  return type === 'CourseOffered' && rolled ? { ...rolled, opened: true } : undefined;
}

/** Roll-overs of terms, and which courses came of them. */
export const rollOvers = defineProjection({
  name: 'registration.roll_overs',
  version: 1,
  handles: [
    'RollOverAsked',
    'RollOverFinished',
    'RollOverUndoAsked',
    'RollOverUndone',
    'CourseDrafted',
    'CourseOffered',
    'CourseDraftDiscarded',
    'CourseWithdrawn',
  ],
  tables: [
    ddl(rollOversTable),
    ddl(rolledCoursesTable),
    'CREATE INDEX IF NOT EXISTS rolled_courses_by_roll_over ON rolled_courses (roll_over);',
  ].join('\n'),
  tableNames: [rollOversTable.name, rolledCoursesTable.name],
  views: `CREATE OR REPLACE VIEW registration.rolled_courses_public AS
    SELECT offering, roll_over, course FROM registration.rolled_courses;`,
  async project(events: readonly Recorded[], db) {
    const ofRollOver = (event: Recorded): boolean => event.type.startsWith('RollOver');
    const keys = [...new Set(events.map(({ stream }) => idOfStream(stream)))].map(uid => ({ uid, offering: uid }));
    const rows = new Map<string, object | undefined>(
      (await readRows<{ uid: string }>(db, rollOversTable, ['uid'], keys)).map(row => [row.uid, row]),
    );
    const before = new Map(
      (await readRows<Rolled>(db, rolledCoursesTable, ['offering'], keys)).map(row => [row.offering, row]),
    );
    const rolled = new Map<string, Rolled | undefined>(before);
    for (const event of events) {
      const uid = idOfStream(event.stream);
      if (ofRollOver(event)) rows.set(uid, evolveRow(rows.get(uid), event));
      else rolled.set(uid, evolveRolled(rolled.get(uid), event));
    }
    await writeRows(db, [
      { table: rollOversTable, put: [...rows.values()].filter(row => row !== undefined) },
      {
        table: rolledCoursesTable,
        put: [...rolled.values()].filter(row => row !== undefined),
        gone: [...before.values()].filter(({ offering }) => rolled.get(offering) === undefined),
      },
    ]);
  },
  touches: event =>
    event.type.startsWith('RollOver') ? [`roll_over:${idOfStream(event.stream)}`, 'roll_overs'] : ['roll_overs'],
});
