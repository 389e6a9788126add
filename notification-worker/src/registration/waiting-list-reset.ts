import { registrationSettings } from '@portal/event-schemas/registration/records.ts';
import { dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently, throwIfFailed } from '@portal/platform/jobs/each.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import type { Host } from '@portal/platform/service.ts';

/** When the office has set which reset day: a day that was over by then is a slip of the pen, not a run that was missed. */
export const resetDaysTable = `create table if not exists registration.reset_days (day date primary key, set_at timestamptz not null);`;
const types = recordEventTypes(registrationSettings);

async function keep(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> {
  for (const { type, data, meta } of events) {
    const day: string | null | undefined = (type === types.changed ? data.changes : data).reset_day;
    if (day)
      await db.query(
        'insert into registration.reset_days (day, set_at) values ($1, $2) on conflict (day) do update set set_at = excluded.set_at',
        [day, meta.occurred_at],
      );
  }
}
export const resetDays = defineReaction({
  name: 'registration.reset_days',
  handles: [types.created, types.changed],
  derived: { tables: ['registration.reset_days'], keep },
  react: (events, _host, db) => keep(events, db),
});

/** After so many days nobody expects it any more. */
const daysLate = 3;

/** Empties every waiting list; a second time changes nothing. Answers how many lists there were. */
async function resetAll(host: Host, run: string): Promise<number> {
  await host.waitForReadModels(await host.log.head(), 5000);
  const { rows } = await host.pool.query<{ offering: string }>(
    'select offering from registration.offering_counts where waiting > 0 order by offering',
  );
  throwIfFailed(
    await forEachIndependently(
      rows,
      ({ offering }) => `waiting list of course ${offering}`,
      ({ offering }) =>
        callService(host, 'POST /registration/alarms/waiting_list_reset/', { offering }, { request_id: run }),
      host.logger,
    ),
  );
  return rows.length;
}

/** The run of the settings' reset day, at its first minute on the university's clock. */
export async function dueReset(host: Host): Promise<DueRun[]> {
  const { rows } = await host.pool.query<{ reset_day: string | null; set_at: Date | null }>(
    'select s.reset_day, d.set_at from registration.registration_settings_public s left join registration.reset_days d on d.day = s.reset_day::date',
  );
  const { reset_day: day = null, set_at = null } = rows[0] ?? {};
  if (!day || (set_at && dateIn(host.config.timeZone, set_at) > day)) return [];
  const due = wallTime(host.config.timeZone, day, '00:00');
  const late = host.clock.now().getTime() - due.getTime();
  return late >= 0 && late < daysLate * 86_400_000
    ? [{ schedule: 'waiting_list_reset', due, work: run => resetAll(host, run) }]
    : [];
}

/** Waiting lists are reset on the reset day of the settings (registration.md, waiting list); a day that was missed is made up once. */
export const resetJob = defineJob<object>({
  name: 'registration-waiting-list-reset',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  run: async (_data, host) => ({
    made: await makeRuns(await dueReset(host), { pool: host.pool, now: host.clock.now(), logger: host.logger }),
  }),
});
