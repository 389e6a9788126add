import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { makeRuns } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { digest } from './digest.ts';
import { periods } from './periods.ts';
import { recurring } from './recurring.ts';

/** Every minute: makes what is due, also what was missed while nobody worked – the last time of each schedule, once. */
export const schedulesJob = defineJob<object>({
  name: 'notification-schedules',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const kinds = await forEachIndependently(
      [recurring, periods, digest],
      one => `schedules of ${one.name}`,
      one => one(host),
      host.logger,
    );
    const due = kinds.results.flatMap(one => one.results.flat());
    const failed = [...kinds.failed, ...kinds.results.flatMap(one => one.failed)];
    return { made: await makeRuns(due, { pool: host.pool, now: host.clock.now(), logger: host.logger }), failed };
  },
});
