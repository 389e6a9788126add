import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { readRows, writeRows } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';
import { movedInQueue } from './queue-order.ts';
import { countsOf, emptyPlace, evolvePlace, isEmpty, type LessonCount, type Place } from './places.ts';
import { lessonSeatsTable, offeringCountsTable, placesTable } from './tables.ts';

interface OfferingCount {
  registered: number;
  registered_audit: number;
  basket: number;
  waiting: number;
}

const offeringCountOf = (place: Place): OfferingCount => ({
  registered: Number(!!place.taken_lessons && !place.taken_audit),
  registered_audit: Number(!!place.taken_lessons && !!place.taken_audit),
  basket: Number(!!place.held_lessons),
  waiting: Number(!!place.queued_lessons),
});

/** Adds `sign` times a count to the count of a key. */
function add<C extends object>(sums: Map<string, C>, key: string, count: C, sign: 1 | -1): void {
  const sum = sums.get(key);
  const next = Object.fromEntries(
    Object.entries(count).map(([kind, value]) => [
      kind,
      ((sum as Record<string, number> | undefined)?.[kind] ?? 0) + sign * value,
    ]),
  ) as C;
  sums.set(key, next);
}

const changed = ([, count]: [string, object]) => Object.values(count).some(value => value !== 0);

/** The difference that a batch makes to the counters of lessons and offerings: what places account for after it less what they did before. */
function differences(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>) {
  const lessons = new Map<string, LessonCount>();
  const offerings = new Map<string, OfferingCount>();
  const account = (place: Place, sign: 1 | -1) => {
    for (const [lesson, count] of countsOf(place)) add(lessons, lesson, count, sign);
    add(offerings, place.offering, offeringCountOf(place), sign);
  };
  for (const [key, place] of after) {
    account(before.get(key)!, -1);
    account(place, 1);
  }
  return {
    lessons: [...lessons].filter(changed).map(([lesson, count]) => ({ lesson, ...count })),
    offerings: [...offerings].filter(changed).map(([offering, count]) => ({ offering, ...count })),
  };
}

/** Folds the places that the events touch, writes them, and moves the counters by the difference: two statements a batch. */
export async function projectPlaces(events: readonly RecordedEvent<CourseOfferingEvent>[], db: Sql): Promise<void> {
  const keyOf = (offering: string, student: string) => `${offering}.${student}`;
  const touched = events.flatMap(event =>
    'student' in event.data ? [{ event, offering: idOfStream(event.stream), student: event.data.student }] : [],
  );
  if (touched.length === 0) return;

  const before = new Map<string, Place>();
  for (const { offering, student } of touched) before.set(keyOf(offering, student), emptyPlace(offering, student));
  const keys = [...before.values()].map(({ offering, student }) => ({ offering, student }));
  const stored = new Set<string>();
  for (const place of await readRows<Place>(db, placesTable, ['offering', 'student'], keys)) {
    before.set(keyOf(place.offering, place.student), place);
    stored.add(keyOf(place.offering, place.student));
  }
  // A move in a waiting list touches everybody between the two places.
  const moves = [
    ...new Set(touched.filter(({ event }) => event.type === 'WaitingListMoved').map(({ offering }) => offering)),
  ].map(offering => ({ offering }));
  for (const place of await readRows<Place>(db, placesTable, ['offering'], moves)) {
    before.set(keyOf(place.offering, place.student), place);
    stored.add(keyOf(place.offering, place.student));
  }
  const after = new Map(before);
  for (const { event, offering, student } of touched) {
    after.set(keyOf(offering, student), evolvePlace(after.get(keyOf(offering, student))!, event));
    if (event.type !== 'WaitingListMoved') continue;
    const queue = [...after.values()].filter(place => place.offering === offering && place.queue_order !== null);
    for (const place of movedInQueue(queue, student, (event.data as { to: number }).to))
      after.set(keyOf(offering, place.student), place);
  }

  const { lessons, offerings } = differences(before, after);
  await writeRows(db, [
    {
      table: placesTable,
      put: [...after.values()].filter(place => !isEmpty(place)),
      gone: [...after].filter(([key, place]) => isEmpty(place) && stored.has(key)).map(([, place]) => place),
    },
    { table: lessonSeatsTable, add: lessons },
    { table: offeringCountsTable, add: offerings },
  ]);
}
