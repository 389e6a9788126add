import { lastOccurrence } from '@portal/platform/clock/occurrences.ts';
import type { EachResult } from '@portal/platform/jobs/each.ts';
import type { DueRun } from '@portal/platform/jobs/runs.ts';
import type { Host } from '@portal/platform/service.ts';
import { give } from '../give.ts';

/** On the university's clock. */
const at = '08:00';

/** Every morning: advisors learn how many cards wait for them. One mail a day, not one for each card. */
export const digest = async (host: Host): Promise<EachResult<DueRun[]>> => ({
  failed: [],
  results: [
    [
      {
        schedule: 'cards_waiting',
        due: lastOccurrence({ every: 'day', at }, host.config.timeZone, host.clock.now()),
        async work(run) {
          const { rows } = await host.pool.query<{ advisor: string; count: number; since: Date | null }>(
            `select s.advisor, count(*)::int as count, min(coalesce(c.sent_at, c.changed_at)) as since
              from registration.cards_public c
              join curriculum.students_public s on s.uid = c.student
       where c.status in ('CHOSEN', 'CHANGED_AFTER') and s.advisor is not null group by s.advisor`,
          );
          await give(
            host,
            run,
            'cards_waiting',
            {},
            rows.map(({ advisor, count, since }) => ({
              account: advisor,
              params: { count, since: since?.toISOString() },
            })),
          );
          return rows.length;
        },
      },
    ],
  ],
});
