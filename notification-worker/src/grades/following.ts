import { callService } from '@portal/platform/http/service-call.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { defineWorkList } from '@portal/platform/jobs/work-list.ts';

/** Courses whose sheets may lag behind their seats and lessons; on a registration day that is one row a course, however many students come and go. */
export const coursesMoved = defineWorkList({
  name: 'grades.courses_moved',
  table: 'grades.sheets_to_follow',
  handles: [
    'SeatsTaken',
    'SeatsExchanged',
    'SeatsReleased',
    'LessonTeacherChanged',
    'CourseTeacherInChargeSet',
    'CourseOfferingRevised',
    'CourseWithdrawn',
  ],
  keysOf: events => events.map(event => [event.stream.slice(event.stream.indexOf('-') + 1), event]),
});

const minute = 60_000;
/**
 * Brings the sheets of courses that have moved in line with them, once they are quiet: students who come and go within a minute of a registration day leave
 * no rows behind. One that never is quiet is followed every ten minutes; what moves meanwhile stays on the list.
 */
export const followJob = defineJob<object>({
  name: 'grades-follow',
  schedule: { every: 15_000 },
  async run(_data, host) {
    const { results, failed } = await coursesMoved.work(host, {
      most: 200,
      rests: { quiet: minute, atMost: 10 * minute },
      nameOf: ({ key }) => `sheets of course ${key}`,
      run: ({ key }) => callService(host, 'POST /journals/sheets/follow/', { offerings: [key] }),
    });
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

/** Says of terms whose last day is over that their sheets have closed, and tells who has not finished. */
export const closeJob = defineJob<object>({
  name: 'grades-close-terms',
  schedule: { every: 60_000 },
  run: async (_data, host) => callService(host, 'POST /grades/periods/close/', {}),
});

/** Once a night every course with students is on the list: what an installation had before it had sheets. */
export const followAllJob = defineJob<object>({
  name: 'grades-follow-all',
  schedule: { cron: '25 3 * * *' },
  run: async (_data, host) => {
    const { rowCount } = await host.pool.query(
      `insert into grades.sheets_to_follow (key, position, since, moved)
        select distinct t.offering, 0, 'epoch'::timestamptz, 'epoch'::timestamptz from registration.taken_courses_public t
        join registration.offerings_public o on o.uid = t.offering
        join curriculum.study_periods_public p on p.uid = o.study_period
        where p.end_date >= $1 on conflict (key) do nothing`,
      [host.clock.iso().slice(0, 10)],
    );
    return { courses: rowCount };
  },
});
