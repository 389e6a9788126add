import { everyMorning } from '@portal/platform/jobs/every-morning.ts';
import { makeRuns } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';

interface Reopened {
  account: string;
  count: number;
  name: object;
  week: string;
  until: string;
}
const twoDays = 2 * 86_400_000;

/**
 * Every morning the office learns of weeks that have closed with empty cells since the morning before, and teachers of their
 * reopened weeks that close tomorrow: of each once, also where mornings were missed.
 */
export const morningsJob = defineJob<object>({
  name: 'journals-mornings',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const { pool, logger, clock } = host;
    const blocked = everyMorning(host, 'journals_blocked', async ({ due, since }) => {
      const { rows } = await pool.query<{ account: string; weeks: number; teachers: number; holes: number }>(
        `select r.uid as account, b.* from (
            select count(*)::int as weeks, count(distinct j.teacher)::int as teachers, sum(w.holes)::int as holes
              from journals.blockings_public w join journals.journals_public j on j.uid = w.journal
              where w.holes > 0 and w.at >= $1 and w.at < $2) b
          join identity.account_roles_public r on 'office' = any(r.roles)
          where b.weeks > 0 order by r.uid`,
        [since, due],
      );
      return rows.map(({ account, ...params }) => ({ account, params }));
    });
    const closing = everyMorning(host, 'reopening_ends', async ({ due, since }) => {
      const before = new Date(since.getTime() + twoDays);
      const { rows } = await pool.query<Reopened>(
        `select j.teacher as account, count(*)::int as count, (array_agg(j.name order by w.until, w.week))[1] as name,
            (array_agg(w.week order by w.until, w.week))[1] as week, to_json(min(w.until))#>>'{}' as until
          from journals.weeks_public w join journals.journals_public j on j.uid = w.journal
          where j.teacher is not null and not j.closed and w.until <= $1 and w.until > greatest($2::timestamptz, $3::timestamptz)
          group by j.teacher order by j.teacher`,
        [new Date(due.getTime() + twoDays), due, before],
      );
      return rows.map(({ account, until, ...params }) => ({
        account,
        params: { ...params, until: new Date(until).toISOString() },
      }));
    });
    return { made: await makeRuns([blocked, closing], { pool, now: clock.now(), logger }) };
  },
});
