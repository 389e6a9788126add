import { openDaysBefore } from '@portal/event-schemas/journals/codes.ts';
import { addDays } from '@portal/event-schemas/journals/days.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { defineWorkList } from '@portal/platform/jobs/work-list.ts';
import type { Host } from '@portal/platform/service.ts';

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
const isOfCourse = ({ type }: RecordedEvent): boolean => ofCourse.includes(type);

/** Courses of which something has changed since their journals were made what they are. */
export const coursesChanged = defineWorkList({
  name: 'journals.course_changed',
  table: 'journals.to_follow',
  handles: [...ofCourse, 'StudentChanged'],
  async keysOf(events: readonly RecordedEvent<any>[], db) {
    const moved = events.filter(({ type, data }) => type === 'StudentChanged' && data.changes?.student_status);
    const { rows } = await db.query<{ offering: string; student: string }>(
      `select distinct j.offering, s.student from journals.stays_public s join journals.journals_public j on j.uid = s.journal
        where s.student = any($1) and not j.closed`,
      [moved.map(({ data }) => data.uid as string)],
    );
    return [
      ...events.filter(isOfCourse).map(event => [event.stream.slice(event.stream.indexOf('-') + 1), event] as const),
      ...moved.flatMap(event =>
        rows.filter(({ student }) => student === event.data.uid).map(({ offering }) => [offering, event] as const),
      ),
    ];
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
    // Journals of a term that is over follow nothing.
    await host.pool.query(
      `delete from journals.to_follow t using registration.planned_courses_public c
        join curriculum.study_periods_public p on p.uid = c.study_period where c.uid = t.key and p.end_date < $1`,
      [today],
    );
    const noted = await coursesChanged.work(host, {
      most: atOnce,
      nameOf: ({ key }) => `journals of course ${key}`,
      run: ({ key, moved }) => follow(host, key, dateIn(host.config.timeZone, new Date(moved))),
    });
    const { rows: unopened } = await host.pool.query<{ uid: string }>(
      `select c.uid from registration.planned_courses_public c
        where not c.draft and c.state <> 'cancelled' and c.study_period in (${running})
          and not exists (select 1 from journals.journals_public j where j.offering = c.uid)
          and not exists (select 1 from journals.to_follow t where t.key = c.uid)
          and exists (select 1 from jsonb_array_elements(c.fluxes) f, jsonb_array_elements(f->'lessons') l
            where c.access->>(l->>'uid') is distinct from 'cancelled')
        order by c.uid limit $3`,
      [soon, today, atOnce],
    );
    const opened = await forEachIndependently(
      unopened,
      ({ uid }) => `journals of course ${uid}`,
      ({ uid }) => follow(host, uid),
      host.logger,
    );
    const failed = [...noted.failed, ...opened.failed];
    return { followed: noted.results.length, opened: opened.results.length, failed };
  },
});
