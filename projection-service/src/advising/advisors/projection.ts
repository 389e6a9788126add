import { advisingEvents } from '@portal/event-schemas/advising/events.ts';
import { student as studentRecord } from '@portal/event-schemas/curriculum/records.ts';
import { studyCardEvents } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { readRowsOfTables, writeRows } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import {
  assignmentRow,
  evolveReviewed,
  Loads,
  sums,
  type Advised,
  type AssignmentRow,
  type ReviewedCard,
} from './load.ts';
import { adviseesTable, assignmentsTable, reviewedTable, tables, tablesDdl } from './tables.ts';

const studentEvents = recordEventTypes(studentRecord);
/** Events of cards that a review is counted by; what is chosen on a card matters by its status alone. */
const cardEvents = [
  'CourseAddedToCard',
  'CourseDroppedFromCard',
  'CardLessonsChanged',
  'CardSentToAdvisor',
  'ReviewStarted',
  'CardApproved',
  'CardRejected',
  'CardStatusSet',
] as const satisfies readonly (keyof typeof studyCardEvents)[];

/** `study_card-<student>.<study period>` in its two parts. */
const partsOf = (stream: string) => /^study_card-([^.]+)\.(.+)$/.exec(stream);
const studentOf = ({ stream, type, data }: RecordedEvent<any>): string =>
  cardEvents.some(each => each === type) ? (partsOf(stream)?.[1] ?? '') : (data.student ?? data.uid);

async function load(db: Sql, students: readonly string[]): Promise<Map<string, Advised>> {
  const keys = students.map(student => ({ student }));
  const known = new Map(
    students.map(student => [
      student,
      { student, exists: false, advisor: '', studying: false, cards: new Map<string, ReviewedCard>() },
    ]),
  );
  const [advisees, cards] = (await readRowsOfTables(db, [adviseesTable, reviewedTable], ['student'], keys)) as [
    { student: string; advisor: string; studying: boolean }[],
    (ReviewedCard & { student: string })[],
  ];
  for (const row of advisees) Object.assign(known.get(row.student)!, row, { exists: true });
  for (const { student, study_period, status, sent_at, waiting } of cards) {
    known.get(student)!.cards.set(study_period, { study_period, status, sent_at, waiting });
  }
  return known;
}

function evolve(before: Advised, { type, data, stream, meta }: RecordedEvent<any>, loads: Loads): Advised {
  const studying = (status: string | undefined) => (status === undefined ? before.studying : status === 'studying');
  if (type === studentEvents.created)
    return { ...before, exists: true, advisor: data.advisor ?? '', studying: studying(data.student_status) };
  if (type === studentEvents.changed)
    return {
      ...before,
      advisor: data.changes.advisor === undefined ? before.advisor : (data.changes.advisor ?? ''),
      studying: studying(data.changes.student_status),
    };
  if (type === studentEvents.removed)
    return { ...before, exists: false, advisor: '', studying: false, cards: new Map() };
  const study_period = partsOf(stream)?.[2];
  if (study_period === undefined) return before;
  const card = before.cards.get(study_period) ?? {
    study_period,
    status: 'NOT_STARTED' as const,
    sent_at: null,
    waiting: false,
  };
  const after = evolveReviewed(card, { type, data }, meta.occurred_at, loads);
  return after === card ? before : { ...before, cards: new Map(before.cards).set(study_period, after) };
}

/** Adds the differences; a row that is not there yet begins with them. */
async function addTo(
  db: Sql,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  type: string,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = [...key, ...columns].map(name => `"${name}"`).join(', ');
  await db.query(
    `INSERT INTO ${table} AS old (${names}) SELECT ${names}
     FROM json_to_recordset($1::json) AS new(${[...key.map(name => `"${name}" text`), ...columns.map(name => `"${name}" ${type}`)].join(', ')})
     ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map(name => `"${name}" = old."${name}" + excluded."${name}"`).join(', ')}`,
    [JSON.stringify(rows)],
  );
}

/** Who advises whom, how the cards of each advisor stand, and how long their answers take: sums that are kept as the events come. */
export const advisors = defineProjection({
  name: 'advising.advisors',
  version: 1,
  pace: 'unhurried',
  handles: [
    studentEvents.created,
    studentEvents.changed,
    studentEvents.removed,
    ...cardEvents,
    ...Object.keys(advisingEvents),
  ],
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  async project(events: readonly RecordedEvent<any>[], db) {
    const assigned = events.filter(({ type }) => type === 'AdvisorAssigned');
    const others = events.filter(({ type }) => type !== 'AdvisorAssigned');
    const before = await load(db, [...new Set(others.map(studentOf))].filter(Boolean));
    const after = new Map(before);
    const loads = new Loads();
    for (const event of others) {
      const known = after.get(studentOf(event));
      if (known) after.set(known.student, evolve(known, event, loads));
    }
    const changed = [...after.values()].filter(one => before.get(one.student) !== one);
    for (const one of changed) {
      loads.count(before.get(one.student)!, -1);
      loads.count(one, 1);
    }
    const gone = others.filter(({ type }) => type === studentEvents.removed).map(({ data }) => data.uid as string);
    const cards = changed.flatMap(({ student, advisor, cards: own }) =>
      [...own.values()].map(card => ({ student, advisor, ...card })),
    );
    const history: AssignmentRow[] = assigned.map(({ type, data, position, meta }) =>
      assignmentRow({ type, data }, position, meta.occurred_at, meta.actor.on_behalf_of ?? meta.actor.id),
    );
    await writeRows(db, [
      {
        table: adviseesTable,
        put: changed
          .filter(({ exists }) => exists)
          .map(({ student, advisor, studying }) => ({ student, advisor, studying })),
        gone: gone.filter(student => !after.get(student)?.exists).map(student => ({ student })),
      },
      { table: reviewedTable, put: cards },
      { table: assignmentsTable, put: history },
    ]);
    if (gone.length) await db.query('DELETE FROM reviewed_cards WHERE student = ANY($1)', [gone]);
    const rows = [...loads.terms].map(([key, sum]) => ({
      advisor: key.slice(0, key.indexOf('|')),
      study_period: key.slice(key.indexOf('|') + 1),
      ...sum,
    }));
    await addTo(
      db,
      'advisor_loads',
      ['advisor', 'study_period'],
      sums,
      'float8',
      rows.filter(row => sums.some(name => (row as Record<string, unknown>)[name] !== 0)),
    );
    await addTo(
      db,
      'advisor_totals',
      ['advisor'],
      ['students', 'studying'],
      'int',
      [...loads.students]
        .filter(([, sum]) => sum.students !== 0 || sum.studying !== 0)
        .map(([advisor, sum]) => ({ advisor, ...sum })),
    );
  },
  touches: event => (event.type === 'AdvisorAssigned' ? [`student:${event.data.student}`, 'advisors'] : []),
});
