import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Courses whose sheets may lag behind their seats and lessons: since when, when they last moved, by which event. */
export const followingTable = `create table if not exists grades.sheets_to_follow (
  offering text primary key, position bigint not null, since timestamptz not null, moved timestamptz not null);`;

const handles = [
  'SeatsTaken',
  'SeatsExchanged',
  'SeatsReleased',
  'LessonTeacherChanged',
  'CourseTeacherInChargeSet',
  'CourseOfferingRevised',
  'CourseWithdrawn',
];
async function keep(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> {
  await db.query(
    `insert into grades.sheets_to_follow (offering, position, since, moved)
      select offering, max(position), min(at), max(at)
        from unnest($1::text[], $2::bigint[], $3::timestamptz[]) e(offering, position, at) group by offering
      on conflict (offering) do update
        set position = greatest(sheets_to_follow.position, excluded.position),
          since = least(sheets_to_follow.since, excluded.since),
          moved = greatest(sheets_to_follow.moved, excluded.moved)`,
    [
      events.map(({ stream }) => stream.slice(stream.indexOf('-') + 1)),
      events.map(({ position }) => position),
      events.map(({ meta }) => meta.occurred_at),
    ],
  );
}
/** Notes which courses have moved; on a registration day that is one row a course, however many students come and go. */
export const coursesMoved = defineReaction({
  name: 'grades.courses_moved',
  handles,
  derived: { tables: ['grades.sheets_to_follow'], keep },
  react: (events, _host, db) => keep(events, db),
});

const atOnce = 200;
const minute = 60_000;
/**
 * Brings the sheets of courses that have moved in line with them, once they are quiet: students who come and go within a minute of a registration day leave
 * no rows behind. One that never is quiet is followed every ten minutes; what moves meanwhile stays on the list.
 */
export const followJob = defineJob<object>({
  name: 'grades-follow',
  schedule: { every: 15_000 },
  async run(_data, host) {
    const { rows } = await host.pool.query<{ offering: string; position: string }>(
      `select offering, position from grades.sheets_to_follow where moved <= $2 or since <= $3 order by position limit $1`,
      [atOnce, ...[minute, 10 * minute].map(ago => new Date(host.clock.now().getTime() - ago).toISOString())],
    );
    const { results, failed } = await forEachIndependently(
      rows,
      ({ offering }) => `sheets of course ${offering}`,
      async ({ offering, position }) => {
        await callService(host, 'POST /journals/sheets/follow/', { offerings: [offering] });
        await host.pool.query('delete from grades.sheets_to_follow where offering = $1 and position = $2', [
          offering,
          position,
        ]);
      },
      host.logger,
    );
    return { followed: results.length, failed };
  },
});

/** Says of openings whose last day is over that they have ended; decisions know it at that moment anyway. */
export const settleJob = defineJob<object>({
  name: 'grades-settle-openings',
  schedule: { every: 60_000 },
  run: async (_data, host) => callService(host, 'POST /block_final_grades/settle/', {}),
});

/** Three days before the end of a grade period teachers with something left to do are told, once. */
export const remindJob = defineJob<object>({
  name: 'grades-period-reminders',
  schedule: { cron: '0 9 * * *' },
  run: async (_data, host) => callService(host, 'POST /grades/periods/remind/', {}),
});

/** Once a night every course with students is on the list: what an installation had before it had sheets, and what was lost. */
export const followAllJob = defineJob<object>({
  name: 'grades-follow-all',
  schedule: { cron: '25 3 * * *' },
  run: async (_data, host) => {
    const { rowCount } = await host.pool.query(
      `insert into grades.sheets_to_follow (offering, position, since, moved)
        select distinct t.offering, 0, '-infinity'::timestamptz, '-infinity'::timestamptz from registration.taken_courses_public t
        join registration.offerings_public o on o.uid = t.offering
        join curriculum.study_periods_public p on p.uid = o.study_period
        where p.end_date >= $1 on conflict (offering) do nothing`,
      [host.clock.iso().slice(0, 10)],
    );
    return { courses: rowCount };
  },
});
