import type { NoticeSubject } from '@portal/event-schemas/kernel/notices.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { recipientsOf } from '@portal/event-schemas/notifications/noted-records.ts';
import { everyMorning } from '@portal/platform/jobs/every-morning.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

const day = 86_400_000;

/** Whoever has to do something with records learns how many have waited too long. */
const reminderOf = ({ entity, waits }: NoticeSubject, state: string, host: Host): DueRun => {
  const { kind, for: to, remindAfterDays } = waits[state]!;
  return everyMorning(host, kind, async () => {
    const before = new Date(host.clock.now().getTime() - remindAfterDays * day);
    const values: unknown[] = [entity, state, before];
    const { rows } = await host.pool.query<{ account: string; count: number; since: Date }>(
      `select those.account, count(*)::int as count, min(r.since) as since
       from notifications.noted_records r cross join lateral (
         ${recipientsOf(to, value => `$${values.push(value)}`, 'notifications.')}) those
       where r.entity = $1 and r.state = $2 and r.since <= $3 group by those.account order by those.account`,
      values,
    );
    return rows.map(({ account, count, since }) => ({ account, params: { count, since: since.toISOString() } }));
  });
};

/** Reminds of what waits: declared by the lives of records (`waits`). */
export const waitingRecordsJob = defineJob<object>({
  name: 'notifications-waiting',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  run: async (_data, host) => {
    const runs = declaredNotices().subjects.flatMap(subject =>
      Object.keys(subject.waits).map(state => reminderOf(subject, state, host)),
    );
    return { made: await makeRuns(runs, { pool: host.pool, now: host.clock.now(), logger: host.logger }) };
  },
});
