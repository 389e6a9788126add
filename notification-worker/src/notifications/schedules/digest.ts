import type { EachResult } from '@portal/platform/jobs/each.ts';
import { everyMorning } from '@portal/platform/jobs/every-morning.ts';
import type { DueRun } from '@portal/platform/jobs/runs.ts';
import type { Host } from '@portal/platform/service.ts';

/** Advisors learn how many cards wait for them. */
export const digest = async (host: Host): Promise<EachResult<DueRun[]>> => ({
  failed: [],
  results: [
    [
      everyMorning(host, 'cards_waiting', async () => {
        const { rows } = await host.pool.query<{ advisor: string; count: number; since: Date | null }>(
          `select s.advisor, count(*)::int as count, min(coalesce(c.sent_at, c.changed_at)) as since
            from registration.cards_public c
            join curriculum.students_public s on s.uid = c.student
            where c.status in ('CHOSEN', 'CHANGED_AFTER') and s.advisor is not null group by s.advisor`,
        );
        return rows.map(({ advisor, count, since }) => ({
          account: advisor,
          params: { count, since: since?.toISOString() },
        }));
      }),
    ],
  ],
});
