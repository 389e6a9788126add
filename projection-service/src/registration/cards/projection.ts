import { studyCardEvents, type StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { readRowsOfTables, writeRows } from '@portal/platform/projections/rows.ts';
import { idOfStream, partsOfCard } from '../streams.ts';
import { cardRow, emptyCard, evolveCard, type Card, type CardCourseRow, type CardQueueRow } from './card.ts';
import { cardCoursesTable, cardQueueTable, cardsTable, cardViews, tables, tablesDdl } from './tables.ts';

type Key = { student: string; study_period: string };
const uidOf = ({ student, study_period }: Key) => `${student}.${study_period}`;

async function load(keys: readonly Key[], db: Sql): Promise<Map<string, Card>> {
  const by = ['student', 'study_period'];
  const cards = new Map(keys.map(key => [uidOf(key), emptyCard(key.student, key.study_period)]));
  const [found, courses, queue] = (await readRowsOfTables(
    db,
    [cardsTable, cardCoursesTable, cardQueueTable],
    by,
    keys,
  )) as [Omit<Card, 'courses' | 'queue'>[], CardCourseRow[], CardQueueRow[]];
  for (const row of found)
    cards.set(uidOf(row), { ...cards.get(uidOf(row))!, ...row, courses: new Map(), queue: new Map() });
  for (const row of courses) (cards.get(uidOf(row))!.courses as Map<string, CardCourseRow>).set(row.offering, row);
  for (const row of queue) (cards.get(uidOf(row))!.queue as Map<string, CardQueueRow>).set(row.offering, row);
  return cards;
}

/** Rows that are new or changed, and rows that are gone, between two maps of rows. */
function compare<R>(before: ReadonlyMap<string, R>, after: ReadonlyMap<string, R>): { put: R[]; gone: R[] } {
  return {
    put: [...after].filter(([key, row]) => before.get(key) !== row).map(([, row]) => row),
    gone: [...before].filter(([key]) => !after.has(key)).map(([, row]) => row),
  };
}

/** Study cards: status, sums, courses, waiting-list entries. */
export const cards = defineProjection({
  name: 'registration.cards',
  version: 3,
  handles: Object.keys(studyCardEvents),
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  views: cardViews,
  async project(events: readonly RecordedEvent<StudyCardEvent>[], db) {
    const keys = new Map(
      events.flatMap(event => {
        const key = partsOfCard(idOfStream(event.stream));
        return key ? [[uidOf(key), key] as const] : [];
      }),
    );
    const before = await load([...keys.values()], db);
    const after = new Map(before);
    for (const event of events) {
      const card = after.get(idOfStream(event.stream));
      if (card) after.set(uidOf(card), evolveCard(card, event));
    }
    const courses = [...after].map(([uid, card]) => compare(before.get(uid)!.courses, card.courses));
    const queues = [...after].map(([uid, card]) => compare(before.get(uid)!.queue, card.queue));
    await writeRows(db, [
      { table: cardsTable, put: [...after.values()].map(cardRow) },
      { table: cardCoursesTable, put: courses.flatMap(each => each.put), gone: courses.flatMap(each => each.gone) },
      { table: cardQueueTable, put: queues.flatMap(each => each.put), gone: queues.flatMap(each => each.gone) },
    ]);
  },
  touches: event => [`card:${idOfStream(event.stream)}`],
});
