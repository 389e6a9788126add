import { contracts } from '@portal/event-schemas/system/calls.ts';
import {
  catalogueSteps,
  optionalSteps,
  type FirstStep,
  type FirstStepCode,
} from '@portal/event-schemas/system/first-steps.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { query } from '@portal/platform/http/types.ts';
import { readSettings } from './projection.ts';

/** How many there are of what registration needs, and how many of them lack something; one statement for all. */
const counting = `
with term as (
  select uid, start_date::date as start_date
  from curriculum.study_periods
  where end_date::date >= $1::date
  order by start_date desc
  limit 1
),
course as (
  select state, without_teacher, without_time
  from registration.planned_courses
  where study_period = (select uid from term) and state <> 'cancelled'
),
student as (select * from curriculum.students where student_status = 'studying')
select
  (select uid from term) as term,
  (select count(*) from curriculum.study_periods where end_date::date >= $1::date)::int as study_periods,
  (select count(*) from curriculum.faculties)::int as faculties,
  (select count(*) from curriculum.cathedras)::int as cathedras,
  (select count(*) from curriculum.rooms)::int as rooms,
  (select count(*) from curriculum.edu_program_groups)::int as edu_program_groups,
  (select count(*) from curriculum.edu_programs)::int as edu_programs,
  (select count(*) from curriculum.disciplines)::int as disciplines,
  (select count(*) from curriculum.disciplines where jsonb_array_length(prerequisites) > 0)::int as prerequisites,
  (select count(*) from curriculum.study_plans)::int as study_plans,
  (select count(*) from curriculum.teachers)::int as teachers,
  (select count(*) from curriculum.student_groups)::int as student_groups,
  (select count(*) from student)::int as students,
  (select count(*) from student where study_plan is null)::int as students_without_plan,
  (select count(*) from student where advisor is null)::int as students_without_advisor,
  (select count(*) from student s where not exists (select from identity.people_public p where p.uid = s.uid))::int
    as students_without_account,
  (select count(*) from course where state = 'open')::int as offerings,
  (select coalesce(sum(without_teacher), 0) from course)::int as lessons_without_teacher,
  (select coalesce(sum(without_time), 0) from course)::int as lessons_without_time,
  (select count(*) from course)::int as courses,
  (select count(*) from registration.registration_periods where end_date > $2)::int as registration_periods`;

type Counted = Exclude<FirstStepCode, 'university' | 'mail_server'>;
type Counts = Record<Counted | 'courses', number> & { term: string | null };

/** In the order in which an office goes on: what has to be there, then what lacks something. */
function stepsOf(n: Counts): FirstStep[] {
  const needed = (code: Counted): FirstStep => ({
    code,
    count: n[code],
    done: n[code] > 0 || optionalSteps.includes(code),
  });
  const lacking = (code: Counted): FirstStep => ({ code, count: n[code], done: n[code] === 0 });
  return [
    ...catalogueSteps.map(needed),
    needed('prerequisites'),
    ...(n.students > 0
      ? [lacking('students_without_plan'), lacking('students_without_advisor'), lacking('students_without_account')]
      : []),
    needed('offerings'),
    ...(n.courses > 0 ? [lacking('lessons_without_teacher'), lacking('lessons_without_time')] : []),
    needed('registration_periods'),
  ];
}

/** What is still missing until students can register, for those who set the portal up. */
export const firstSteps = query(contracts['GET /common/first_steps/'], {
  summary: 'What is missing until registration can open',
  asOf: 'refused',
  async run({ db, host }) {
    const now = host.clock.now();
    const { rows } = await db.query<Counts>(counting, [dateIn(host.config.timeZone, now), now.toISOString()]);
    const { settings, mail_server } = await readSettings(db);
    const ofPortal = (code: FirstStep['code'], done: boolean): FirstStep => ({ code, count: done ? 1 : 0, done });
    return {
      term: rows[0]!.term,
      steps: [
        ofPortal('university', settings.university_name !== null),
        ofPortal('mail_server', mail_server !== null || host.config.smtpUrl !== undefined),
        ...stepsOf(rows[0]!),
      ],
    };
  },
});
