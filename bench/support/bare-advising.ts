import type { Advising } from './advising.ts';
import type { Question } from './turns.ts';

const name = (alias: string) =>
  `concat_ws(' ', nullif(${alias}.last_name, ''), nullif(${alias}.first_name, ''), nullif(${alias}.middle_name, ''))`;
const debts = (kind: string) => `exists (select 1 from registration.debts d where d.student = s.uid${kind})`;
const columns = `s.*, ${name('s')} as name, f.name as faculty_name, k.name as cathedra_name,
  p.code as program_code, p.name as program_name, pg.name as group_of_programs, g.code as group_code,
  ${name('t')} as advisor_name, c.status, c.credits, c.audit_credits, c.courses, c.queued, c.sent_at, c.changed_at, c.comment,
  st.access, st.comment as access_comment,
  ${debts(` and d.kind = 'financial'`)} as has_financial_debt, ${debts('')} as has_debt`;
const studentsFrom = (period: string) => `curriculum.students s
  left join registration.cards c on c.student = s.uid and c.study_period = '${period}' left join registration.standings st on st.student = s.uid
  left join curriculum.edu_programs p on p.uid = s.edu_program left join curriculum.edu_program_groups pg on pg.uid = p.edu_program_group
  left join curriculum.cathedras k on k.uid = p.cathedra left join curriculum.faculties f on f.uid = k.faculty
  left join curriculum.student_groups g on g.uid = s.student_group left join curriculum.teachers t on t.uid = s.advisor`;

/** What the screens of advising ask, each with the statements that answer the same without the portal. */
export function advisingQuestions({ period, advisors, browsers, office }: Advising): Question[] {
  const one = (index: number) => index % advisors.length;
  const students = (
    title: string,
    query: string,
    where: (advisor: string) => string,
    order: string,
    mine = true,
  ): Question => ({
    name: title,
    path: () => `/advisors/my_students/all/?study_period=${period}&page_size=25&${query}`,
    headers: index => (mine ? browsers[one(index)]! : office),
    sql: index => [
      `select ${columns} from ${studentsFrom(period)} where ${where(advisors[one(index)]!)} order by ${order} limit 25`,
      `select count(*)::int from ${studentsFrom(period)} where ${where(advisors[one(index)]!)}`,
    ],
  });
  const byName = `${name('s')} collate "ru-x-icu", s.uid`;
  const load = `from curriculum.teachers t
    left join curriculum.students s on s.advisor = t.uid
    left join registration.cards c on c.student = s.uid and c.study_period = '${period}'
    left join curriculum.cathedras k on k.uid = t.cathedra left join curriculum.faculties f on f.uid = k.faculty where t.is_advisor`;
  const counted = `select coalesce(c.status, 'NOT_STARTED') as status, count(*)::int
    from curriculum.students s
    left join registration.cards c on c.student = s.uid and c.study_period = '${period}'`;
  return [
    students('own students', '', advisor => `s.advisor = '${advisor}'`, byName),
    students(
      'own cards that wait, the oldest first',
      'status=CHOSEN,CHANGED_AFTER,CHECKING_AFTER&sort=sent_at',
      advisor => `s.advisor = '${advisor}' and c.status in ('CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER')`,
      'c.sent_at, s.uid',
    ),
    students('all students', '', () => 'true', byName, false),
    students('all students, page 200', 'page=200', () => 'true', `${byName} offset 5000`, false),
    students('all sent cards', 'status=CHOSEN', () => `c.status = 'CHOSEN'`, byName, false),
    students(
      'search',
      `q=${encodeURIComponent('юсупбекова')}`,
      () => `(${name('s')} ilike '%юсупбекова%' or s.code ilike '%юсупбекова%')`,
      byName,
      false,
    ),
    {
      name: 'own counts by status',
      path: () => `/advising/status_counts/?study_period=${period}`,
      headers: index => browsers[one(index)]!,
      sql: index => [`${counted} where s.advisor = '${advisors[one(index)]}' group by 1`],
    },
    {
      name: 'counts by status of all',
      path: () => `/advising/status_counts/?study_period=${period}`,
      headers: () => office,
      sql: () => [`${counted} group by 1`],
    },
    {
      name: 'counts by status of a year',
      path: () => `/advising/status_counts/?study_period=${period}&course=2`,
      headers: () => office,
      sql: () => [`${counted} where s.course = 2 group by 1`],
    },
    {
      name: 'advisors',
      path: () => `/advising/advisors/?study_period=${period}&page_size=25&sort=-waiting`,
      headers: () => office,
      sql: () => [
        `select t.uid, ${name('t')} as name, k.name as cathedra_name, f.name as faculty_name,
             count(s.uid) as students, count(*) filter (where c.status = 'CONFIRMED') as confirmed,
           count(*) filter (where c.status in ('CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER')) as waiting,
             min(c.sent_at) as oldest ${load}
           group by t.uid, k.name, f.name order by waiting desc, t.uid
           limit 25`,
        'select count(*)::int from curriculum.teachers t where t.is_advisor',
      ],
    },
    {
      name: 'courses',
      path: () => `/registration/offerings/?study_period=${period}&page_size=25`,
      headers: () => office,
      sql: () => [
        `select o.*, d.cycle, d.component, d.cathedra, k.name as cathedra_name, n.*, seats.*
           from registration.offerings o
           join registration.offering_counts n on n.offering = o.uid
           join registration.offering_seats seats on seats.offering = o.uid
           join curriculum.disciplines d on d.uid = o.discipline
           left join curriculum.cathedras k on k.uid = d.cathedra
           where o.study_period = '${period}'
           order by o.code collate "ru-x-icu", o.uid limit 25`,
        `select count(*)::int from registration.offerings o where o.study_period = '${period}'`,
      ],
    },
  ];
}
