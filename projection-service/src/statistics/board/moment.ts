import type { Sql } from '@portal/platform/projections/types.ts';

/** The second in which a moment lies. */
export const secondsOf = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}.000Z`;
export const secondsBefore = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) - seconds * 1000).toISOString();

/** The calendar day in the university's time zone in which a moment lies, with its first second and that of the next day. */
export async function dayOf(
  db: Sql,
  at: string,
  timeZone: string,
): Promise<{ day: string; start: string; end: string }> {
  const {
    rows: [row],
  } = await db.query<{ day: string; start: string; end: string }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, day AT TIME ZONE $2 AS start,
        (day + interval '1 day') AT TIME ZONE $2 AS "end"
      FROM (SELECT date_trunc('day', $1::timestamptz AT TIME ZONE $2) AS day) d`,
    [at, timeZone],
  );
  return { day: row!.day, start: new Date(row!.start).toISOString(), end: new Date(row!.end).toISOString() };
}
