import { openDaysBefore } from '@portal/event-schemas/journals/codes.ts';
import { addDays } from '@portal/event-schemas/journals/days.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** Courses of which something has changed since their journals were made what they are; `day`: when it first did. */
export const followTables = `create table if not exists journals.to_follow (
  offering text primary key, day text not null, number bigint not null default 1);`;

const ofCourse = [
  'CourseOffered',
  'CourseOfferingRevised',
  'CourseWithdrawn',
  'LessonTeacherChanged',
  'CourseAccessSet',
  'SeatsTaken',
  'SeatsExchanged',
  'SeatsReleased',
];
const offeringOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);

/** Notes courses whose lessons or seats have changed: one row for each, however much has. */
export const courseChanged = defineReaction({
  name: 'journals.course_changed',
  handles: [...ofCourse, 'StudentChanged'],
  react: async (events: readonly RecordedEvent<any>[], host, db) => {
    const day = dateIn(host.config.timeZone, host.clock.now());
    const offerings = new Set(events.filter(({ type }) => ofCourse.includes(type)).map(offeringOf));
    const students = events.flatMap(({ type, data }) =>
      type === 'StudentChanged' && data.changes?.student_status ? [data.uid as string] : [],
    );
    if (students.length > 0) {
      const { rows } = await db.query<{ offering: string }>(
        `select distinct j.offering from journals.stays_public s join journals.journals_public j on j.uid = s.journal
          where s.student = any($1) and not j.closed`,
        [students],
      );
      for (const { offering } of rows) offerings.add(offering);
    }
    if (offerings.size === 0) return;
    await db.query(
      `insert into journals.to_follow (offering, day) select one, $2 from unnest($1::text[]) one
        on conflict (offering) do update set number = to_follow.number + 1`,
      [[...offerings], day],
    );
  },
});

const atOnce = 40;
/** Terms whose journals are kept now. */
const running = `select uid from curriculum.study_periods_public where start_date <= $1 and end_date >= $2`;
async function follow(host: Host, offering: string, day?: string): Promise<void> {
  await callService(host, 'POST /journals/follow/', { offering, ...(day ? { day } : {}) });
}

/** Makes journals follow what has been noted, and opens those of a term that begins or runs; again it changes nothing. */
export const followJob = defineJob<object>({
  name: 'journals-follow',
  schedule: { every: 15_000 },
  async run(_data, host) {
    const today = dateIn(host.config.timeZone, host.clock.now());
    const soon = addDays(today, openDaysBefore);
    const { rows: noted } = await host.pool.query<{ offering: string; day: string; number: string }>(
      'select offering, day, number from journals.to_follow order by day, offering limit $1',
      [atOnce],
    );
    const one = await forEachIndependently(
      noted,
      ({ offering }) => `journals of course ${offering}`,
      async ({ offering, day, number }) => {
        await follow(host, offering, day);
        await host.pool.query('delete from journals.to_follow where offering = $1 and number = $2', [offering, number]);
      },
      host.logger,
    );
    const { rows: unopened } = await host.pool.query<{ uid: string }>(
      `select c.uid from registration.planned_courses_public c
        where not c.draft and c.state <> 'cancelled' and c.study_period in (${running})
          and not exists (select 1 from journals.journals_public j where j.offering = c.uid)
          and c.uid <> all($3) and jsonb_array_length(c.fluxes) > 0
        order by c.uid limit $4`,
      [soon, today, noted.map(({ offering }) => offering), atOnce],
    );
    const other = await forEachIndependently(
      unopened,
      ({ uid }) => `journals of course ${uid}`,
      ({ uid }) => follow(host, uid),
      host.logger,
    );
    return { followed: one.results.length, opened: other.results.length, failed: [...one.failed, ...other.failed] };
  },
});
