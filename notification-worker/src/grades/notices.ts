import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { everyMorning } from '@portal/platform/jobs/every-morning.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { makeRuns } from '@portal/platform/jobs/runs.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';

interface Opening {
  uid: string;
  position: number;
  ended: boolean;
}
interface Told {
  account: string;
  count: number;
  sheet: string;
  name: object;
  date: string;
  reason: string;
}
/**
 * Main teachers learn when their sheets are opened for some days, and when that is over: each once, of however many sheets.
 * Where all sheets are opened, it concerns those who have not sent everything.
 */
export const openingNoticesJob = defineJob<Opening>({
  name: 'grades-opening-notices',
  attempts: 8,
  async run({ uid, position, ended, ...asked }: Opening & Causation, host) {
    if (!(await host.waitForReadModels(position, 10_000)))
      throw new Error(`whose sheets event ${position} is about cannot be read yet`);
    const { rows } = await host.pool.query<Told>(
      `select s.main as account, count(*)::int as count, min(s.uid) as sheet, (array_agg(s.name))[1] as name, u.date, u.reason
        from grades.unblocks_public u
        join grades.sheets_public s on case when u.common then s.sent < s.needed else s.uid = any(u.sheets) end
        where u.uid = $1 and s.main is not null group by s.main, u.date, u.reason order by s.main`,
      [uid],
    );
    await give(
      host,
      `grade_unblock.${uid}.${position}`,
      ended ? 'grades_closed_again' : 'grades_opened',
      {},
      rows.map(({ account, count, sheet, name, date, reason }) => ({
        account,
        params: { count, ...(count === 1 ? { sheet, name } : {}), ...(ended ? {} : { date, reason }) },
      })),
      asked,
    );
    return { told: rows.length };
  },
});
export const openingNotices = defineReaction({
  name: 'grades.opening_notices',
  handles: ['FinalGradesUnblocked', 'UnblockChanged', 'UnblockEnded'],
  async react(events: readonly RecordedEvent<any>[], host) {
    for (const event of events)
      await host.jobs.add(
        openingNoticesJob,
        {
          uid: event.data.uid,
          position: event.position,
          ended: event.type === 'UnblockEnded',
          ...causationOf(event),
        },
        { id: `grades-opening-${event.position}` },
      );
  },
});

/**
 * Every morning the office learns what waits to be checked, if something has arrived since the digest before: one notice a
 * day, not one for each sheet.
 */
export const digestJob = defineJob<object>({
  name: 'grades-digest',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const { pool, logger, clock } = host;
    const digest = everyMorning(host, 'grades_arrived', async ({ since }) => {
      const { rows } = await pool.query<{ account: string; sheets: number; rows: number; statements: number }>(
        `with waiting as (
            select 1 as sheets, s.on_check as rows, 0 as statements, s.sent_at from grades.sheets_public s where s.on_check > 0
            union all
            select 0, 0, 1, t.sent_at from grades.statements_public t where t.status = 'ON_CHECK')
          select r.uid as account, w.sheets, w.rows, w.statements
            from (select sum(sheets)::int as sheets, sum(rows)::int as rows, sum(statements)::int as statements, max(sent_at) as last
              from waiting) w
            join identity.account_roles_public r on 'office' = any(r.roles)
            where w.last >= $1 order by r.uid`,
        [since],
      );
      return rows.map(({ account, sheets, rows: grades, statements }) => ({
        account,
        params: { ...(sheets > 0 && { sheets, rows: grades }), ...(statements > 0 && { statements }) },
      }));
    });
    return { made: await makeRuns([digest], { pool, now: clock.now(), logger }) };
  },
});
