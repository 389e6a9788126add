import type { NoticeSubject } from '@portal/event-schemas/kernel/notices.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import {
  namesWanted,
  paramsOf,
  recipientsOf,
  type Names,
  type NotedRecord,
} from '@portal/event-schemas/notifications/noted-records.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';

const hour = 3_600_000;
type Soon = NotedRecord & { moment: Date };

/** Records of which it is time to remind: their moment is near, and they were in their state before it was. */
async function soon({ entity, reminds }: NoticeSubject, name: string, { pool, clock }: Host): Promise<Soon[]> {
  const { before, hours, while: states } = reminds[name]!;
  const now = clock.now();
  const { rows } = await pool.query<Soon>(
    `select * from (
       select entity, uid, fields, state, since, (fields->>$2)::timestamptz as moment
       from notifications.noted_records where entity = $1 and state = any($3)) r
     where moment > $4 and moment <= $5 and since <= moment - make_interval(hours => $6) order by moment, uid limit 500`,
    [entity, before, states, now, new Date(now.getTime() + hours * hour), hours],
  );
  return rows;
}

/** Tells those whom a record concerns of its moment, once for each moment. */
const reminderOf = (subject: NoticeSubject, name: string, record: Soon, host: Host): DueRun => {
  const { kind, to, hours } = subject.reminds[name]!;
  return {
    schedule: `${kind}.${record.uid}`,
    due: new Date(record.moment.getTime() - hours * hour),
    async work(run) {
      const values: unknown[] = [record.entity, record.uid];
      const { rows } = await host.pool.query<{ account: string }>(
        `select those.account from notifications.noted_records r cross join lateral (
           ${recipientsOf(to, value => `$${values.push(value)}`, 'notifications.')}) those
         where r.entity = $1 and r.uid = $2 order by those.account`,
        values,
      );
      const params = paramsOf(subject, kind, record, await namesOf(namesWanted(subject, kind, record), host));
      await give(host, run, kind, params, rows);
      return rows.length;
    },
  };
};

async function namesOf(keys: readonly string[], { pool }: Host): Promise<Names> {
  const { rows } = await pool.query<NotedRecord>(
    `select r.* from notifications.noted_records r join unnest($1::text[]) wanted(key)
       on r.entity = split_part(wanted.key, ' ', 1) and r.uid = split_part(wanted.key, ' ', 2)`,
    [keys],
  );
  return new Map(rows.map(row => [`${row.entity} ${row.uid}`, row]));
}

/** Reminds before moments: declared by the lives of records (`reminds`). */
export const momentRemindersJob = defineJob<object>({
  name: 'notifications-moments',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const runs: DueRun[] = [];
    for (const subject of declaredNotices().subjects)
      for (const name of Object.keys(subject.reminds))
        for (const record of await soon(subject, name, host)) runs.push(reminderOf(subject, name, record, host));
    return { made: await makeRuns(runs, { pool: host.pool, now: host.clock.now(), logger: host.logger }) };
  },
});
