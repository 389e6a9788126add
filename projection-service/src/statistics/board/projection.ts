import {
  courseOfferingEvents,
  registrationTallyEvents,
  studyCardEvents,
} from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { deleteRows, upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../../registration/streams.ts';
import {
  changesOf,
  offerKey,
  type BoardCourseRow,
  type BoardEvent,
  type BoardLesson,
  type BoardMemory,
} from './fold.ts';
import { cardsTable, coursesTable, lessonsTable, offersTable, tables, tablesDdl } from './tables.ts';
import { countUp } from './write.ts';

const laysOut = new Set(['CourseOffered', 'CourseOfferingRevised', 'LessonCapacityChanged', 'CourseWithdrawn']);
const movesOffers = new Set(['SeatOffered', 'OfferPassed', 'OfferWithdrawn', 'WaitingListLeft']);

/** What the fold must know of the past for these events. */
async function remember(events: readonly RecordedEvent<BoardEvent>[], db: Sql): Promise<BoardMemory> {
  const ofCourses = events.filter(event => event.stream.startsWith('course_offering-'));
  const offerings = [...new Set(ofCourses.map(event => idOfStream(event.stream)))].map(offering => ({ offering }));
  const structural = [
    ...new Set(ofCourses.filter(event => laysOut.has(event.type)).map(event => idOfStream(event.stream))),
  ].map(offering => ({ offering }));
  const offers = new Map(
    ofCourses
      .filter(event => movesOffers.has(event.type))
      .map(event => {
        const offer = { offering: idOfStream(event.stream), student: (event.data as { student: string }).student };
        return [offerKey(offer.offering, offer.student), offer];
      }),
  );
  const cards = [
    ...new Set(events.filter(event => event.stream.startsWith('study_card-')).map(event => idOfStream(event.stream))),
  ].map(card => ({ card }));
  const lessons = new Map<string, BoardLesson[]>();
  for (const lesson of await readRows<BoardLesson>(db, lessonsTable, ['offering'], structural))
    lessons.set(lesson.offering, [...(lessons.get(lesson.offering) ?? []), lesson]);
  return {
    courses: new Map(
      (await readRows<BoardCourseRow>(db, coursesTable, ['offering'], offerings)).map(row => [row.offering, row]),
    ),
    lessons,
    offers: new Set(
      (
        await readRows<{ offering: string; student: string }>(
          db,
          offersTable,
          ['offering', 'student'],
          [...offers.values()],
        )
      ).map(row => offerKey(row.offering, row.student)),
    ),
    cards: new Map(
      (await readRows<{ card: string; status: string; courses: number }>(db, cardsTable, ['card'], cards)).map(
        ({ card, ...row }) => [card, row],
      ),
    ),
  };
}

const offerOf = (key: string) => ({
  offering: key.slice(0, key.indexOf(' ')),
  student: key.slice(key.indexOf(' ') + 1),
});

/** Writes what the fold has to remember next time. */
async function keep(before: BoardMemory, after: BoardMemory, db: Sql): Promise<void> {
  const changed = <V>(was: ReadonlyMap<string, V>, is: ReadonlyMap<string, V>) =>
    [...is].filter(([key, value]) => was.get(key) !== value);
  await upsertRows(
    db,
    coursesTable,
    changed(before.courses, after.courses).map(([, row]) => row),
  );
  await deleteRows(
    db,
    coursesTable,
    [...before.courses.values()].filter(({ offering }) => !after.courses.has(offering)),
  );
  const lessons = changed(before.lessons, after.lessons);
  const kept = new Set(lessons.flatMap(([, rows]) => rows.map(row => row.lesson)));
  await deleteRows(
    db,
    lessonsTable,
    lessons.flatMap(([offering]) => (before.lessons.get(offering) ?? []).filter(row => !kept.has(row.lesson))),
  );
  await upsertRows(
    db,
    lessonsTable,
    lessons.flatMap(([, rows]) => rows),
  );
  await upsertRows(db, offersTable, [...after.offers].filter(key => !before.offers.has(key)).map(offerOf));
  await deleteRows(db, offersTable, [...before.offers].filter(key => !after.offers.has(key)).map(offerOf));
  await upsertRows(
    db,
    cardsTable,
    changed(before.cards, after.cards).map(([card, row]) => ({ card, ...row })),
  );
}

/** The board of registration days: counters by second and minute, so that any past second can be shown as it was (docs/decisions/0015). */
export const board = defineProjection({
  name: 'registration.board',
  version: 1,
  pace: 'unhurried',
  handles: [
    ...Object.keys(courseOfferingEvents),
    'CourseWithdrawn',
    ...Object.keys(studyCardEvents),
    ...Object.keys(registrationTallyEvents),
  ],
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  async project(events: readonly RecordedEvent<BoardEvent>[], db) {
    const before = await remember(events, db);
    const after: BoardMemory = {
      courses: new Map(before.courses),
      lessons: new Map(before.lessons),
      offers: new Set(before.offers),
      cards: new Map(before.cards),
    };
    const changes = events.flatMap(event => changesOf(after, event));
    await keep(before, after, db);
    await countUp(changes, db);
  },
  touches: () => [boardKey],
});

/** Told to open boards at most once a second (`slow:`, see platform/src/live). */
const boardKey = 'slow:registration-board';
