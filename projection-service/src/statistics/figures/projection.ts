import { studyCardEvents } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { readRowsOfTables, writeRows } from '@portal/platform/projections/rows.ts';
import {
  countsOf,
  evolveCounted,
  nobody,
  studentEvents,
  studentOf,
  type CardRow,
  type Counted,
  type CountRow,
  type StudentRow,
} from './fold.ts';
import { cardsTable, countsTable, studentsTable, tables, tablesDdl } from './tables.ts';

async function load(students: readonly string[], db: Sql): Promise<Map<string, Counted>> {
  const keys = students.map(student => ({ student }));
  const found = new Map<string, Counted>(students.map(student => [student, nobody]));
  const [known, cards] = (await readRowsOfTables(db, [studentsTable, cardsTable], ['student'], keys)) as [
    StudentRow[],
    CardRow[],
  ];
  for (const student of known) found.set(student.student, { student, cards: new Map() });
  for (const card of cards) {
    const counted = found.get(card.student)!;
    found.set(card.student, { ...counted, cards: new Map(counted.cards).set(card.study_period, card) });
  }
  return found;
}

const keyOf = (row: CountRow): string => countsTable.key.map(name => row[name as keyof CountRow]).join('\n');

/** What the counts change by, from students before and after. */
function differences(before: ReadonlyMap<string, Counted>, after: ReadonlyMap<string, Counted>): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const [student, now] of after) {
    for (const [counted, sign] of [
      [before.get(student) ?? nobody, -1],
      [now, 1],
    ] as const) {
      for (const row of countsOf(counted)) {
        const key = keyOf(row);
        const sum = sums.get(key);
        if (!sum)
          sums.set(key, {
            ...row,
            students: sign * row.students,
            registered: sign * row.registered,
            credits: sign * row.credits,
          });
        else {
          sum.students += sign * row.students;
          sum.registered += sign * row.registered;
          sum.credits += sign * row.credits;
        }
      }
    }
  }
  return [...sums.values()].filter(row => row.students !== 0 || row.registered !== 0 || row.credits !== 0);
}

async function move(counts: readonly CountRow[], db: Sql): Promise<void> {
  if (counts.length === 0) return;
  const columns = Object.keys(countsTable.columns);
  const moved = `json_to_recordset($1::json) AS d(${columns.map(column => `${column} ${countsTable.columns[column]}`).join(', ')})`;
  const given = [JSON.stringify(counts)];
  await db.query(
    `INSERT INTO statistic_counts AS c (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM ${moved}
     ON CONFLICT (${countsTable.key.join(', ')})
     DO UPDATE SET students = c.students + excluded.students, registered = c.registered + excluded.registered,
       credits = c.credits + excluded.credits`,
    given,
  );
  // Where nobody stands any more there is no row, as if nobody had ever stood there.
  await db.query(
    `DELETE FROM statistic_counts c USING ${moved}
      WHERE ${countsTable.key.map(column => `c.${column} = d.${column}`).join(' AND ')} AND c.students = 0
        AND c.registered = 0 AND c.credits = 0`,
    given,
  );
}

/** Who has registered and who has not, counted by what students are, so that statistics cost the same whatever the size of the university. */
export const statistics = defineProjection({
  name: 'registration.statistics',
  version: 2,
  pace: 'unhurried',
  handles: [studentEvents.created, studentEvents.changed, studentEvents.removed, ...Object.keys(studyCardEvents)],
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  views: 'create or replace view registration.statistic_counts_public as select * from registration.statistic_counts;',
  async project(events: readonly RecordedEvent<any>[], db) {
    const students = [...new Set(events.flatMap(event => studentOf(event) ?? []))];
    const before = await load(students, db);
    const after = new Map(before);
    for (const event of events) {
      const student = studentOf(event);
      if (student) after.set(student, evolveCounted(after.get(student)!, event));
    }
    await writeRows(db, [
      {
        table: studentsTable,
        put: [...after].flatMap(([uid, { student }]) =>
          student && student !== before.get(uid)!.student ? [student] : [],
        ),
        gone: [...after].flatMap(([student, counted]) =>
          counted.student === null && before.get(student)!.student ? [{ student }] : [],
        ),
      },
      {
        table: cardsTable,
        put: [...after].flatMap(([student, { cards }]) =>
          [...cards.values()].filter(card => before.get(student)!.cards.get(card.study_period) !== card),
        ),
      },
    ]);
    await move(differences(before, after), db);
  },
});
