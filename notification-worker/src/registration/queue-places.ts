import type { QueuePlace } from '@portal/event-schemas/registration/waiting-list-live.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';

/** After these others in the list stand elsewhere. Who joins stands behind all, which changes nobody's place. */
const moves = ['WaitingListLeft', 'OfferPassed', 'OfferWithdrawn', 'SeatOffered', 'WaitingListMoved'];
/** Live messages are worth nothing when they are late. */
const timeout = 2000;

const placesSql = `
  select student, offering, row_number() over w::int as position, count(*) over (partition by offering)::int as waiting,
    (count(offer_lessons) over w - (offer_lessons is not null)::int)::int as offered_ahead
  from registration.places where offering = any($1) and queued_lessons is not null window w as (partition by offering order by queue_order)`;

/** Pushes to everybody who waits for a course where they stand now: each learns their own place and nobody else's. */
export const queuePlaces = defineReaction({
  name: 'registration.queue_places',
  handles: moves,
  async ready(events, host) {
    await host.waitForReadModels(events.at(-1)!.position, timeout);
  },
  async react(events, host, db) {
    const offerings = [...new Set(events.map(({ stream }) => stream.slice(stream.indexOf('-') + 1)))];
    const { rows } = await db.query<QueuePlace & { student: string }>(placesSql, [offerings]);
    if (rows.length > 0)
      await host.live.publish('registration', {
        type: 'queue_places',
        each: rows.map(({ student, ...place }) => [student, place] as const),
      });
  },
});
