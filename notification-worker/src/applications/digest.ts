import { crowds } from '@portal/event-schemas/applications/rights.ts';
import { everyMorning } from '@portal/platform/jobs/every-morning.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** Everybody of a role learns how many applications wait for it. */
const digest = (host: Host): DueRun =>
  everyMorning(host, 'applications_waiting', async () => {
    const { rows } = await host.pool.query<{ account: string; count: number; since: Date }>(
      `select r.uid as account, count(distinct w.application)::int as count, min(t.since) as since
       from applications.waypoint_seats w
       join applications.waypoint_stays t using (application, entered, waypoint)
       join applications.applications_public a on a.uid = w.application and not a.archived
       join identity.account_roles_public r on w.value = any(r.roles) and r.uid <> w.applicant
       where w.waits and w.kind = 'role' and w.value <> all($1) group by r.uid order by r.uid`,
      [crowds],
    );
    return rows.map(({ account, count, since }) => ({ account, params: { count, since: since.toISOString() } }));
  });

export const digestJob = defineJob<object>({
  name: 'applications-digest',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  run: async (_data, host) => ({
    made: await makeRuns([digest(host)], { pool: host.pool, now: host.clock.now(), logger: host.logger }),
  }),
});
