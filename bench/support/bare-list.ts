import type { Question } from './turns.ts';

const name = `concat_ws(' ', nullif(s.last_name, ''), nullif(s.first_name, ''), nullif(s.middle_name, ''))`;
const debts = (kind: string) => `exists (select 1 from registration.debts d where d.student = s.uid${kind})`;
const columns = `s.uid as id, s.uid, s.code, ${name} as display_name, s.last_name, s.first_name, s.middle_name,
  s.email, s.gender, s.citizenship, s.student_status, s.entry_year,
  s.course, s.study_form, s.preparation_level, k.faculty, f.name as faculty_name, p.cathedra, k.name as cathedra_name,
  p.code as speciality, p.edu_program_group, pg.name as group_of_programs,
  s.edu_program, p.name as edu_program_name, s.student_group, g.code as group_name, s.advisor,
  concat_ws(' ', t.last_name, t.first_name) as advisor_name, c.status, c.credits, c.audit_credits,
  c.courses, c.queued, c.sent_at, c.changed_at, c.comment, st.access, st.comment as access_comment,
  ${debts(` and d.kind = 'financial'`)} as has_financial_debt, ${debts('')} as has_debt`;
const from = (period: string) => `curriculum.students s
  left join registration.cards c on c.student = s.uid and c.study_period = '${period}'
  left join registration.standings st on st.student = s.uid
  left join curriculum.edu_programs p on p.uid = s.edu_program
  left join curriculum.edu_program_groups pg on pg.uid = p.edu_program_group
  left join curriculum.cathedras k on k.uid = p.cathedra
  left join curriculum.faculties f on f.uid = k.faculty
  left join curriculum.student_groups g on g.uid = s.student_group
  left join curriculum.teachers t on t.uid = s.advisor`;

/** The list of students of a term in the ways in which the office uses it: page, and count of all that match. */
export function bareLists(period: string, office: string): Question[] {
  const question = (
    title: string,
    query: string,
    where: string,
    order: string,
    limit: number,
    offset = 0,
  ): Question => ({
    name: title,
    path: () => `/registration/students/?study_period=${period}&${query}`,
    headers: () => office,
    sql: () => [
      `select ${columns} from ${from(period)} ${where} order by ${order} limit ${limit} offset ${offset}`,
      `select count(*)::int as count from ${from(period)} ${where}`,
    ],
  });
  const rest = (range: string, filter: object, sort: string) =>
    `sort=${encodeURIComponent(sort)}&range=${encodeURIComponent(range)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const byName = `${name} collate "ru-x-icu", s.uid`;
  const found = `where (s.code ilike '%юсуп%' or ${name} ilike '%юсуп%')`;
  return [
    question('first page', 'page=0&page_size=20', '', byName, 20),
    question('page 400', 'page=400&page_size=20', '', byName, 20, 8000),
    question(
      'filter',
      'page=0&page_size=20&student_status=studying&course=1',
      `where s.student_status = 'studying' and s.course = 1`,
      byName,
      20,
    ),
    question('search', `page=0&page_size=20&q=${encodeURIComponent('юсуп')}`, found, byName, 20),
    question('sort by credits', 'page=0&page_size=20&sort=-credits', '', 'coalesce(c.credits, 0) desc, s.uid desc', 20),
    question(
      'react-admin: range, filter, sort',
      rest('[0,24]', { study_form: 'full_time', q: 'ким' }, '["code","DESC"]'),
      `where s.study_form = 'full_time' and (s.code ilike '%ким%' or ${name} ilike '%ким%')`,
      `s.code collate "ru-x-icu" desc, s.uid desc`,
      25,
    ),
  ];
}
