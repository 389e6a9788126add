import type { BoardCurve, BoardDays } from '@portal/event-schemas/statistics/board.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { iso } from '../../registration/times.ts';
import { dayOf } from './moment.ts';

/** Minutes of the whole period with what each of them added: a minute's counters less those of the minute before. */
const minutes = (where: string): string => `
  SELECT minute, taken, waiting,
    ${['registered', 'dropped', 'refused', 'joined'].map(name => `${name} - coalesce(lag(${name}) OVER (ORDER BY minute), 0) AS ${name}`).join(', ')}
  FROM registration.board_minutes WHERE study_period = $1 AND key = '*' AND ${where}`;

/** Days on which students did anything, the newest first. */
export async function daysOf(db: Sql, studyPeriod: string, timeZone: string): Promise<BoardDays['results']> {
  const { rows } = await db.query<BoardDays['results'][number]>(
    `SELECT to_char((minute AT TIME ZONE $2)::date, 'YYYY-MM-DD') AS day, min(minute) AS first, max(minute) + interval '59 seconds' AS last,
       sum(registered)::int AS registered, sum(dropped)::int AS dropped, sum(refused)::int AS refused, sum(joined)::int AS joined
     FROM (${minutes('true')}) m WHERE registered + dropped + refused + joined > 0 GROUP BY 1 ORDER BY 1 DESC LIMIT 366`,
    [studyPeriod, timeZone],
  );
  return rows.map(row => ({ ...row, first: iso(row.first), last: iso(row.last) }));
}

/** One day, minute by minute; without a day the last one on which anything happened, else today. */
export async function curveOf(
  db: Sql,
  studyPeriod: string,
  asked: string | null,
  now: string,
  timeZone: string,
): Promise<BoardCurve> {
  const day = asked ?? (await daysOf(db, studyPeriod, timeZone))[0]?.day ?? (await dayOf(db, now, timeZone)).day;
  const {
    rows: [noon],
  } = await db.query<{ at: string }>(`SELECT ($1::date + time '12:00') AT TIME ZONE $2 AS at`, [day, timeZone]);
  const { start, end } = await dayOf(db, iso(noon!.at), timeZone);
  const { rows } = await db.query<Omit<BoardCurve['minutes'][number], 'at'> & { minute: string }>(
    `SELECT minute, registered, dropped, refused, joined, taken, waiting FROM (${minutes(`minute < $3::timestamptz AND minute >= coalesce(
       (SELECT max(b.minute) FROM registration.board_minutes b WHERE b.study_period = $1 AND b.key = '*' AND b.minute < $2::timestamptz), $2::timestamptz)`)}) m
     WHERE minute >= $2::timestamptz AND registered + dropped + refused + joined > 0 ORDER BY minute`,
    [studyPeriod, start, end],
  );
  return {
    study_period: studyPeriod,
    day,
    start,
    end,
    minutes: rows.map(({ minute, ...row }) => ({ at: iso(minute), ...row })),
  };
}
