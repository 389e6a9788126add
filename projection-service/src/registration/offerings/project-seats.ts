import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { preparedOverRows } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../streams.ts';
import { offeringSeatsTable } from './tables.ts';

/** Of a flux as many seats as its tightest load type has, of a course those of its fluxes together (`seatsOfCourse` in SQL). */
const seatsSql = `
  SELECT coalesce(sum(f.capacity), 0)::int AS capacity, coalesce(sum(f.held), 0)::int AS held, coalesce(sum(f.offered), 0)::int AS offered,
    coalesce(sum(f.free), 0)::int AS free, count(*)::int AS fluxes
  FROM (SELECT t.flux, min(t.capacity) AS capacity, max(t.held) AS held, max(t.offered) AS offered, min(t.free) AS free
    FROM (SELECT l.flux, l.load_type, sum(l.capacity) AS capacity, sum(s.held) AS held, sum(s.offered) AS offered,
        sum(CASE WHEN l.access IS NULL THEN greatest(l.capacity - s.taken - s.held - s.offered, 0) ELSE 0 END) AS free
      FROM lessons l JOIN lesson_seats s ON s.lesson = l.uid WHERE l.offering = o.uid GROUP BY l.flux, l.load_type) t
    GROUP BY t.flux) f`;

/** Sums up the seats of every offering that the batch touched: one statement, after lessons and places are written. */
export async function projectSeats(events: readonly RecordedEvent<CourseOfferingEvent>[], db: Sql): Promise<void> {
  const last = new Map(events.map(event => [idOfStream(event.stream), event.position]));
  if (last.size === 0) return;
  await preparedOverRows(
    db,
    last.size,
    `INSERT INTO ${offeringSeatsTable.name} AS old (offering, study_period, capacity, held, offered, free, fluxes, position)
     SELECT o.uid, o.study_period, s.capacity, s.held, s.offered, s.free, s.fluxes, d.position
     FROM unnest($1::text[], $2::bigint[]) AS d(offering, position) JOIN offerings o ON o.uid = d.offering CROSS JOIN LATERAL (${seatsSql}) s
     ON CONFLICT (offering) DO UPDATE SET study_period = excluded.study_period, capacity = excluded.capacity, held = excluded.held, offered = excluded.offered,
       free = excluded.free, fluxes = excluded.fluxes, position = excluded.position`,
    [[...last.keys()], [...last.values()]],
  );
}
