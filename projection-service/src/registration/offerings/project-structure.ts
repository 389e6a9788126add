import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { deleteRows, upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';
import {
  emptyStructure,
  evolveStructure,
  type FluxRow,
  type LessonRow,
  type OfferingRow,
  type Structure,
} from './structure.ts';
import {
  fluxesTable,
  lessonSeatsTable,
  lessonsTable,
  offeringCountsTable,
  offeringSeatsTable,
  offeringsTable,
  selectedStudentsTable,
} from './tables.ts';

async function load(offerings: readonly string[], db: Sql): Promise<Map<string, Structure>> {
  const structures = new Map(offerings.map(uid => [uid, emptyStructure()]));
  const keys = offerings.map(offering => ({ uid: offering, offering }));
  for (const row of await readRows<OfferingRow>(db, offeringsTable, ['uid'], keys))
    structures.get(row.uid)!.offering = row;
  for (const row of await readRows<FluxRow>(db, fluxesTable, ['offering'], keys))
    structures.get(row.offering)!.fluxes.push(row);
  for (const row of await readRows<LessonRow>(db, lessonsTable, ['offering'], keys))
    structures.get(row.offering)!.lessons.push(row);
  return structures;
}

/** Loads the offerings that the events change, folds, and writes whole offerings back: such events are few beside those about seats. */
export async function projectStructure(events: readonly RecordedEvent<CourseOfferingEvent>[], db: Sql): Promise<void> {
  if (events.length === 0) return;
  const before = await load([...new Set(events.map(event => idOfStream(event.stream)))], db);
  const after = new Map(before);
  for (const event of events)
    after.set(idOfStream(event.stream), evolveStructure(after.get(idOfStream(event.stream))!, event));

  const old = [...before.values()];
  const all = [...after.values()];
  const kept = new Set(all.flatMap(structure => [...structure.fluxes, ...structure.lessons].map(row => row.uid)));
  const gone = (rows: readonly { uid: string }[]) => rows.filter(row => !kept.has(row.uid));
  await deleteRows(db, fluxesTable, gone(old.flatMap(structure => structure.fluxes)));
  await deleteRows(db, lessonsTable, gone(old.flatMap(structure => structure.lessons)));
  await forgetWithdrawn(
    db,
    [...after].flatMap(([offering, structure]) => (structure.offering === null ? [offering] : [])),
    old.flatMap(structure => gone(structure.lessons)),
  );
  await upsertRows(
    db,
    offeringsTable,
    all.flatMap(structure => structure.offering ?? []),
  );
  await upsertRows(
    db,
    fluxesTable,
    all.flatMap(structure => structure.fluxes),
  );
  await upsertRows(
    db,
    lessonsTable,
    all.flatMap(structure => structure.lessons),
  );
  await upsertRows(
    db,
    selectedStudentsTable,
    [...after].flatMap(([offering, { selected }]) =>
      [...selected].map(([student, granted]) => ({ offering, student, granted })),
    ),
  );

  const known = new Set(old.flatMap(structure => structure.lessons.map(lesson => lesson.uid)));
  const fresh = all.flatMap(structure => structure.lessons.filter(lesson => !known.has(lesson.uid)));
  await db.query(
    `INSERT INTO ${lessonSeatsTable.name} (lesson, taken, held, offered, waiting) SELECT unnest($1::text[]), 0, 0, 0, 0 ON CONFLICT DO NOTHING`,
    [fresh.map(lesson => lesson.uid)],
  );
  await db.query(
    `INSERT INTO ${offeringCountsTable.name} (offering, registered, registered_audit, basket, waiting)
      SELECT unnest($1::text[]), 0, 0, 0, 0 ON CONFLICT DO NOTHING`,
    [all.flatMap(structure => structure.offering?.uid ?? [])],
  );
}

/** Nobody ever had a place in them: only what stands for the course itself is there. */
async function forgetWithdrawn(db: Sql, offerings: readonly string[], lessons: readonly { uid: string }[]) {
  if (offerings.length === 0) return;
  const keys = offerings.map(offering => ({ uid: offering, offering }));
  await deleteRows(db, offeringsTable, keys);
  await deleteRows(db, offeringCountsTable, keys);
  await deleteRows(db, offeringSeatsTable, keys);
  await deleteRows(
    db,
    lessonSeatsTable,
    lessons.map(({ uid }) => ({ lesson: uid })),
  );
  await db.query(`DELETE FROM ${selectedStudentsTable.name} WHERE offering = ANY($1)`, [offerings]);
}
