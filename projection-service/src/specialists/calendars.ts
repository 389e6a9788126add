import {
  freeTimes,
  type BookingRules,
  type Calendar,
  type Period,
} from '@portal/event-schemas/specialists/calendar.ts';
import { liveStates } from '@portal/event-schemas/specialists/appointments.ts';
import type { AbsenceRow, HoursRow } from '@portal/event-schemas/specialists/views.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** What is read of a specialist's times. */
export interface Times extends Calendar {
  hours: readonly HoursRow[];
  absences: readonly AbsenceRow[];
}
const utc = (sql: string): string => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Times of specialists, by account; of those of the past only what still goes on. */
export async function timesOf(db: Sql, specialists: readonly string[], now: string): Promise<Map<string, Times>> {
  const [hours, absences, taken] = await Promise.all([
    db.query<HoursRow & { specialist: string }>(
      `select specialist, uid, day_of_week, "from", "to", since, until from specialists.working_hours
        where specialist = any($1) order by day_of_week, "from", uid`,
      [specialists],
    ),
    db.query<AbsenceRow & { specialist: string }>(
      `select specialist, uid, ${utc('"from"')} as "from", ${utc('"to"')} as "to", reason from specialists.absences
        where specialist = any($1) and "to" > $2 order by "from", uid`,
      [specialists, now],
    ),
    db.query<Period & { specialist: string }>(
      `select specialist, ${utc('starts_at')} as "from", ${utc('ends_at')} as "to" from specialists.appointments
        where specialist = any($1) and state = any($2) and ends_at > $3`,
      [specialists, liveStates, now],
    ),
  ]);
  const of = <R extends { specialist: string }>(rows: readonly R[], one: string) =>
    rows.filter(({ specialist }) => specialist === one).map(({ specialist: _specialist, ...row }) => row);
  return new Map(
    specialists.map(one => [
      one,
      { hours: of(hours.rows, one), absences: of(absences.rows, one), taken: of(taken.rows, one) },
    ]),
  );
}

/** What can be booked of a specialist now. */
export const freeOf = (
  { clock, config }: Pick<Host, 'clock' | 'config'>,
  calendar: Calendar,
  rules: BookingRules,
  options?: { period?: Partial<Period>; most?: number },
): Period[] => freeTimes(calendar, rules, clock.iso(), wallClock(config.timeZone), options);
