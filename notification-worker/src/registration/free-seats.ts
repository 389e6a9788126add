import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently, throwIfFailed } from '@portal/platform/jobs/each.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';

/** Who wants to be told of a free seat of which course; `told`: they have been, and the line stands on their list until they have a seat or remove it. */
export const watchersTable = `create table if not exists registration.seat_watchers (
  offering uuid not null, student uuid not null, study_period uuid not null, told boolean not null default false, primary key (offering, student));`;

interface Watcher {
  offering: string;
  student: string;
  study_period: string;
}
/** `student`: only this one; otherwise all who have not been told yet. */
interface FreeSeat {
  offering: string;
  student?: string;
}

/** Has the course look whether a seat is free for those who asked. Who was told is not told again, so it may run twice. */
export const freeSeatJob = defineJob<FreeSeat>({
  name: 'registration-free-seat',
  attempts: 5,
  run: async ({ offering, student, request_id, caused_by }: FreeSeat & Causation, host) => {
    const { rows } = await host.pool.query<Watcher>(
      'select offering, student, study_period from registration.seat_watchers where offering = $1 and ($2::uuid is null and not told or student = $2)',
      [offering, student ?? null],
    );
    throwIfFailed(
      await forEachIndependently(
        rows,
        watcher => `seat watch of ${watcher.student} for course ${offering}`,
        watcher => callService(host, 'POST /registration/alarms/seat_free/', watcher, { request_id, caused_by }),
        host.logger,
      ),
    );
    return { looked: rows.length };
  },
});

/** After these a course may have a seat that it had not. */
const mayFree = [
  'SeatsReleased',
  'SeatsExchanged',
  'HoldReleased',
  'OfferPassed',
  'OfferWithdrawn',
  'WaitingListLeft',
  'LessonCapacityChanged',
  'CourseOfferingRevised',
  'CourseAccessSet',
  'SelectedStudentAccessSet',
];
/** So that the job finds what this reaction has written. */
const delay = 250;
const ofWatchers = ['SeatWatchAdded', 'SeatWatchRemoved', 'FreeSeatTold'];
const offeringOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);

async function keep(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> {
  for (const {
    type,
    data: { offering, student, study_period },
  } of events.filter(event => ofWatchers.includes(event.type))) {
    if (type === 'SeatWatchAdded') {
      await db.query(
        `insert into registration.seat_watchers (offering, student, study_period) values ($1, $2, $3)
        on conflict (offering, student) do update set told = false`,
        [offering, student, study_period],
      );
    } else if (type === 'FreeSeatTold')
      await db.query('update registration.seat_watchers set told = true where offering = $1 and student = $2', [
        offering,
        student,
      ]);
    else
      await db.query('delete from registration.seat_watchers where offering = $1 and student = $2', [
        offering,
        student,
      ]);
  }
}

/** Tells who asked for it that a course has a free seat, and forgets the wish of who has taken one. */
export const freeSeats = defineReaction({
  name: 'registration.free_seats',
  handles: [...ofWatchers, ...mayFree, 'SeatsTaken'],
  derived: { tables: ['registration.seat_watchers'], keep },
  react: async (events: readonly RecordedEvent<any>[], host, db) => {
    await keep(events, db);
    const ofCourses = events.filter(event => !ofWatchers.includes(event.type));
    if (ofCourses.length === 0) return;
    const { rows } = await db.query<Watcher>(
      'select offering, student, study_period from registration.seat_watchers where offering = any($1)',
      [[...new Set(ofCourses.map(offeringOf))]],
    );
    if (rows.length === 0) return;
    for (const event of ofCourses) {
      const offering = offeringOf(event);
      const watchers = rows.filter(row => row.offering === offering);
      if (event.type !== 'SeatsTaken' && watchers.length > 0)
        await host.jobs.add(
          freeSeatJob,
          { offering, ...causationOf(event) },
          { id: `free-seat-${event.position}`, delay },
        );
      if (event.type === 'SeatsTaken' && watchers.some(row => row.student === event.data.student))
        await host.jobs.add(
          freeSeatJob,
          { offering, student: event.data.student, ...causationOf(event) },
          { id: `free-seat-${event.position}`, delay },
        );
    }
  },
});
