/**
 * Whom scheduled mails reach, as SQL over the published views of curriculum and registration: the worker sends by it, the office's preview counts by it.
 * `bind` adds a value and answers its placeholder.
 */
type Bind = (value: unknown) => string;

const sameOrAny = (field: string): string => `(rule->>'${field}' is null or rule->>'${field}' = s.${field}::text)`;

/** Students who study, with every registration period that is for them (a period without rules is for all). */
const studentsOfPeriods = `
  select s.uid as student, s.advisor, p.uid as period, p.study_period, p.name, p.start_date::timestamptz as start_at, p.end_date::timestamptz as end_at
  from registration.registration_periods_public p join curriculum.students_public s on s.student_status = 'studying' and (p.rules = '[]'::jsonb
    or exists (select from jsonb_array_elements(p.rules) rule
      where ${['preparation_level', 'course', 'study_form', 'entry_year'].map(sameOrAny).join(' and ')}))`;

/** One period each: the one that has begun last (`open`: and is not over), with the card as it stands. */
const latest = (now: string, open: boolean, more = ''): string => `
  select distinct on (f.student) f.student, f.advisor, f.period, f.name as period_name, f.end_at,
    coalesce(c.status, 'NOT_STARTED') as status, coalesce(c.courses, 0) as courses
  from (${studentsOfPeriods}) f left join registration.cards_public c on c.student = f.student and c.study_period = f.study_period
  where f.start_at <= ${now}${open ? ` and f.end_at > ${now}` : ''}${more} order by f.student, f.start_at desc, f.period`;

/** `advisor`: to their students alone. */
export interface Audience {
  now: string;
  advisor?: string | null;
  statuses?: readonly string[];
}

/** Students to whom registration is open and who have no course on their card. */
export const withoutCourses = ({ now, advisor }: Audience, bind: Bind): string =>
  `select * from (${latest(`${bind(now)}::timestamptz`, true, advisor ? ` and f.advisor = ${bind(advisor)}` : '')}) latest where courses = 0`;

/** Students whose card of the latest registration stands at one of the statuses. */
export const byStatus = ({ now, advisor, statuses = [] }: Audience, bind: Bind): string =>
  `select *
    from (${latest(`${bind(now)}::timestamptz`, false, advisor ? ` and f.advisor = ${bind(advisor)}` : '')}) latest
    where status = any(${bind(statuses)}::text[])`;

/** Statuses of a card that the student has still to send. */
export const notSent = ['NOT_STARTED', 'CHOOSING', 'CHANGED', 'REJECTED', 'CHECKING'];

/** Students of one period; with `statuses` those whose card stands at one of them. */
export const ofPeriod = (period: string, statuses: readonly string[] | null, bind: Bind): string => `
  select f.student from (${studentsOfPeriods}) f left join registration.cards_public c on c.student = f.student and c.study_period = f.study_period
  where f.period = ${bind(period)}${statuses ? ` and coalesce(c.status, 'NOT_STARTED') = any(${bind(statuses)}::text[])` : ''} order by f.student`;
