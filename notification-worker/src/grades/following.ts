import { callService } from '@portal/platform/http/service-call.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Courses whose sheets may lag behind their seats and lessons; `position`: of the last event that says so. */
export const followingTable = `create table if not exists grades.sheets_to_follow (offering text primary key, position bigint not null);`;

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
  const last = new Map(events.map(({ stream, position }) => [stream.slice(stream.indexOf('-') + 1), position]));
  await db.query(
    `insert into grades.sheets_to_follow (offering, position) select * from unnest($1::text[], $2::bigint[])
      on conflict (offering) do update set position = greatest(sheets_to_follow.position, excluded.position)`,
    [[...last.keys()], [...last.values()]],
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
/** Brings the sheets of courses that have moved in line with them; a course that moves meanwhile stays on the list. */
export const followJob = defineJob<object>({
  name: 'grades-follow',
  schedule: { every: 15_000 },
  async run(_data, host) {
    const { rows } = await host.pool.query<{ offering: string; position: string }>(
      'select offering, position from grades.sheets_to_follow order by position limit $1',
      [atOnce],
    );
    if (rows.length === 0) return { followed: 0 };
    await callService(host, 'POST /journals/sheets/follow/', { offerings: rows.map(({ offering }) => offering) });
    await host.pool.query(
      `delete from grades.sheets_to_follow f using unnest($1::text[], $2::bigint[]) d(offering, position)
        where f.offering = d.offering and f.position = d.position`,
      [rows.map(({ offering }) => offering), rows.map(({ position }) => position)],
    );
    return { followed: rows.length };
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
      `insert into grades.sheets_to_follow (offering, position)
        select distinct t.offering, 0 from registration.taken_courses_public t
        join registration.offerings_public o on o.uid = t.offering
        join curriculum.study_periods_public p on p.uid = o.study_period
        where p.end_date >= $1 on conflict (offering) do nothing`,
      [host.clock.iso().slice(0, 10)],
    );
    return { courses: rowCount };
  },
});
