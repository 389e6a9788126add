import { reviewedRoles } from '@portal/event-schemas/identity/rights-review.ts';
import { lastOccurrence } from '@portal/platform/clock/occurrences.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** The latest review of rights, with how many people wait in it; `since`: since when the portal has had accounts. */
export interface Standing {
  review: { year: number; begun_at: Date; left: number } | null;
  since: Date | null;
}
const year = 366 * 86_400_000;
const fortnight = 14 * 86_400_000;

/** What administrators are told at the beginning of a month; null: nothing. A review may take a fortnight before anybody is reminded of it. */
export function reminderOf(
  { review, since }: Standing,
  now: Date,
):
  | { kind: 'rights_review_left'; params: { year: number; count: number } }
  | { kind: 'rights_review_due'; params: Record<string, never> }
  | null {
  const age = (from: Date): number => now.getTime() - from.getTime();
  if (review && review.left > 0 && age(review.begun_at) > fortnight)
    return { kind: 'rights_review_left', params: { year: review.year, count: review.left } };
  const last = review?.begun_at ?? since;
  return last && age(last) > year ? { kind: 'rights_review_due', params: {} } : null;
}

async function standingOf({ pool }: Pick<Host, 'pool'>): Promise<Standing> {
  const { rows } = await pool.query<{ year: number | null; begun_at: Date | null; left: number; since: Date | null }>(
    `select r.year, r.begun_at, (select min(opened_at) from identity.accounts) as since,
       (select count(*)::int from identity.accounts a where not a.disabled and a.roles && $1::text[] and not exists
          (select 1 from identity.rights_decisions d where d.year = r.year and d.account = a.uid)) as left
     from (select 1) one left join lateral (select year, begun_at from identity.rights_reviews order by year desc limit 1) r on true`,
    [reviewedRoles],
  );
  const { year: of, begun_at, left, since } = rows[0]!;
  return { review: of === null || begun_at === null ? null : { year: of, begun_at, left }, since };
}

/** On the first of a month administrators learn of rights that nobody has looked through. */
export const rightsReviewJob = defineJob<object>({
  name: 'identity-rights-review',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const { pool, clock, config, logger } = host;
    const now = clock.now();
    const run: DueRun = {
      schedule: 'rights_review',
      due: lastOccurrence({ every: 'month', month_day: 1, at: '08:00' }, config.timeZone, now),
      async work(id) {
        await host.waitForReadModels(await host.log.head(), 5000);
        const reminder = reminderOf(await standingOf(host), now);
        if (!reminder) return 0;
        const { rows } = await pool.query<{ account: string }>(
          `select uid as account from identity.account_roles_public where 'org_admin' = any(roles) order by uid`,
        );
        await give(host, id, reminder.kind, reminder.params, rows);
        return rows.length;
      },
    };
    return { made: await makeRuns([run], { pool, now, logger }) };
  },
});
