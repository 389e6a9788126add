import type { RegistrationCurve } from '@portal/event-schemas/statistics/figures.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { iso } from '../../registration/times.ts';

type Point = RegistrationCurve['points'][number];
/** Up to so many hours a point stands for a minute, for an hour, else for a day. */
const minutesUpTo = 3;
const hoursUpTo = 24 * 8;
const added = ['registered', 'dropped', 'refused', 'sent', 'approved'] as const;

/** How a term's registration went, from its first to its last event: minute by minute or hour by hour where that is short, else day by day. */
export async function registrationCurveOf(
  db: Sql,
  studyPeriod: string,
  timeZone: string,
): Promise<Pick<RegistrationCurve, 'step' | 'points'>> {
  const {
    rows: [span],
  } = await db.query<{ hours: number | null }>(
    `SELECT extract(epoch FROM max(minute) - min(minute))::float8 / 3600 AS hours
      FROM registration.board_minutes
      WHERE study_period = $1 AND key = '*' AND (registered > 0 OR refused > 0 OR joined > 0)`,
    [studyPeriod],
  );
  const hours = span?.hours ?? 0;
  const step = hours <= minutesUpTo ? 'minute' : hours <= hoursUpTo ? 'hour' : 'day';
  const { rows } = await db.query<Point>(
    `SELECT DISTINCT ON (1) date_trunc('${step}', minute AT TIME ZONE $2) AT TIME ZONE $2 AS at, cards AS students,
       taken, waiting, registered, dropped, refused, sent, approved
     FROM registration.board_minutes WHERE study_period = $1 AND key = '*' AND (registered > 0 OR refused > 0 OR joined > 0) ORDER BY 1, minute DESC`,
    [studyPeriod, timeZone],
  );
  // Counters are sums since the beginning: what a step added is the difference to the one before.
  const points = rows.map((row, index) => {
    const before = rows[index - 1];
    return {
      ...row,
      at: iso(row.at),
      ...Object.fromEntries(added.map(name => [name, row[name] - (before?.[name] ?? 0)])),
    };
  });
  return { step, points };
}
