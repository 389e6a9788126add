import type { Sql } from '@portal/platform/projections/types.ts';
import type { StayRow, WaypointDayRow } from './tables.ts';

const sums = { approve: 'approved', reject: 'rejected', return: 'returned', forward: 'forwarded' } as const;
const actOf = (stay: StayRow | undefined): keyof typeof sums | null =>
  stay?.outcome && stay.outcome in sums ? (stay.outcome as keyof typeof sums) : null;
const keyOf = ({ application, entered, waypoint }: StayRow): string => `${application} ${entered} ${waypoint}`;
const secondsOf = ({ since, ended_at }: StayRow): number =>
  Math.round((Date.parse(ended_at!) - Date.parse(since)) / 1000);

/** Adds what has begun and what somebody has decided to the days on which the stays began. A stay begins once and is decided at most once. */
export async function sumStays(db: Sql, before: readonly StayRow[], after: readonly StayRow[]): Promise<void> {
  const known = new Map(before.map(stay => [keyOf(stay), stay]));
  const days = new Map<string, WaypointDayRow & { lengths: number[] }>();
  for (const stay of after) {
    const was = known.get(keyOf(stay));
    const act = actOf(was) ? null : actOf(stay);
    if (was && !act) continue;
    const { type, version, step, waypoint } = stay;
    const day = new Date(stay.since).toISOString().slice(0, 10);
    const key = JSON.stringify([type, version, step, waypoint, day]);
    const sum = days.get(key) ?? {
      type,
      version,
      step,
      waypoint,
      day,
      approved: 0,
      rejected: 0,
      returned: 0,
      forwarded: 0,
      lengths: [],
    };
    days.set(key, sum);
    if (!act) continue;
    sum[sums[act]]++;
    sum.lengths.push(secondsOf(stay));
  }
  if (days.size === 0) return;
  await db.query(
    `INSERT INTO waypoint_days AS old
     SELECT type, version, step, waypoint, day, approved, rejected, returned, forwarded,
       ARRAY(SELECT unnest(lengths) ORDER BY 1)
     FROM json_to_recordset($1::json) AS new(type text, version int, step text, waypoint text, day date, approved int,
       rejected int, returned int, forwarded int, lengths int[])
     ON CONFLICT (type, version, step, waypoint, day)
     DO UPDATE SET approved = old.approved + excluded.approved, rejected = old.rejected + excluded.rejected,
       returned = old.returned + excluded.returned,
       forwarded = old.forwarded + excluded.forwarded, lengths = ARRAY(SELECT unnest(old.lengths || excluded.lengths) ORDER BY 1)`,
    [JSON.stringify([...days.values()])],
  );
}
