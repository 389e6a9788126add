import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { causationOf } from '@portal/platform/jobs/queue.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { alarmJob, type Alarm } from './alarms.ts';

/** Deadlines that have not passed yet, or whose alarm was lost. */
export const deadlinesTable = `create table if not exists registration.deadlines (
  kind text not null, offering uuid not null, student uuid not null, until timestamptz not null, primary key (kind, offering, student));
create index if not exists deadlines_until on registration.deadlines (until);`;

const sets: Partial<Record<string, Alarm['kind']>> = { SeatsHeld: 'hold', SeatOffered: 'offer' };
const ends: Partial<Record<string, Alarm['kind']>> = {
  HoldReleased: 'hold',
  OfferWithdrawn: 'offer',
  OfferPassed: 'offer',
  WaitingListLeft: 'offer',
};
/** The student's card still shows the entry when the course alone has ended it. */
const leavesCardBehind = ({ type, data }: RecordedEvent): boolean =>
  (type === 'OfferPassed' && data['reason'] === 'expired') ||
  (type === 'HoldReleased' && data['reason'] === 'lesson_cancelled') ||
  (type === 'WaitingListLeft' && (data['reason'] === 'reset' || data['reason'] === 'lesson_cancelled'));

const offeringOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);

async function keep(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> {
  for (const event of events) {
    const [begun, ended] = [sets[event.type], ends[event.type]];
    if (begun) {
      await db.query(
        `insert into registration.deadlines (kind, offering, student, until) values ($1, $2, $3, $4)
        on conflict (kind, offering, student) do update set until = excluded.until`,
        [begun, offeringOf(event), event.data.student, event.data.until],
      );
    }
    if (ended)
      await db.query('delete from registration.deadlines where kind = $1 and offering = $2 and student = $3', [
        ended,
        offeringOf(event),
        event.data.student,
      ]);
  }
}

/** Sets an alarm for every hold and offer, and has cards settled whose entry another decision ended. */
export const deadlines = defineReaction({
  name: 'registration.deadlines',
  handles: [...Object.keys(sets), ...Object.keys(ends)],
  derived: { tables: ['registration.deadlines'], keep },
  react: async (events: readonly RecordedEvent[], host, db) => {
    await keep(events, db);
    for (const event of events) {
      const offering = offeringOf(event);
      const { student, until } = event.data as { student: string; until: string };
      const begun = sets[event.type];
      if (begun) {
        const delay = Math.max(0, Date.parse(until) - host.clock.now().getTime());
        await host.jobs.add(
          alarmJob,
          { kind: begun, offering, student, ...causationOf(event) },
          { id: `${begun}-${event.position}`, delay },
        );
      }
      if (leavesCardBehind(event))
        await host.jobs.add(
          alarmJob,
          { kind: 'offer', offering, student, ...causationOf(event) },
          { id: `settle-${event.position}` },
        );
    }
  },
});
