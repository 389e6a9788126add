import type { Question } from './turns.ts';

const name = `concat_ws(' ', nullif(s.last_name, ''), nullif(s.first_name, ''), nullif(s.middle_name, ''))`;

/**
 * Questions of the office, some beside SQL as a person would write it over the tables of students and cards. `span`:
 * the first and the last second of the registration.
 */
export function statisticsQuestions(period: string, office: string, span: { first: Date; last: Date }): Question[] {
  const term = `study_period=${period}`;
  const one = (path: string) => () => path;
  const people = `from curriculum.students s left join registration.cards c on c.student = s.uid and c.study_period = '${period}'
    left join curriculum.edu_programs p on p.uid = s.edu_program
    left join curriculum.cathedras k on k.uid = p.cathedra
    left join curriculum.faculties f on f.uid = k.faculty
    left join curriculum.student_groups g on g.uid = s.student_group`;
  const counted =
    'count(*)::int as students, count(*) filter (where c.courses > 0)::int as registered, avg(c.credits) filter (where c.courses > 0) as credits';
  const without = `${people} left join curriculum.teachers t on t.uid = s.advisor where s.student_status = 'studying' and coalesce(c.courses, 0) = 0`;
  const seconds = Math.max(1, Math.floor((span.last.getTime() - span.first.getTime()) / 1000));
  const past = (index: number): string =>
    new Date(span.first.getTime() + ((index * 7919) % seconds) * 1000).toISOString();
  const questions: { name: string; paths: (index: number) => string; sql?: readonly string[] }[] = [
    {
      name: 'students by faculty',
      paths: one(`/registration/statistics/students/?${term}`),
      sql: [
        `select f.uid, f.name, c.status, ${counted} ${people} where s.student_status = 'studying' group by 1, 2, 3`,
      ],
    },
    {
      name: 'students by year',
      paths: one(`/registration/statistics/students/?${term}&by=course`),
      sql: [`select s.course, c.status, ${counted} ${people} where s.student_status = 'studying' group by 1, 2`],
    },
    {
      name: 'students by group, a page',
      paths: one(`/registration/statistics/students/groups/?${term}&by=student_group&page_size=25`),
      sql: [
        `select g.code, ${counted} ${people} where s.student_status = 'studying' group by 1 order by 2 - 3 desc limit 25`,
        'select count(*) from curriculum.student_groups',
      ],
    },
    {
      name: 'students without courses',
      paths: one(`/registration/statistics/unregistered/?${term}&page_size=25&student_status=studying`),
      sql: [
        `select s.*, ${name} as name, p.name, f.name, g.code, c.status ${without} order by ${name} collate "ru-x-icu", s.uid limit 25`,
        `select count(*)::int ${without}`,
      ],
    },
    { name: 'courses, a page', paths: one(`/registration/statistics/courses/?${term}&page_size=25`) },
    { name: 'courses by department', paths: one(`/registration/statistics/courses/groups/?${term}`) },
    { name: 'waiting lists', paths: one(`/registration/waiting_lists/?${term}&page_size=25`) },
    { name: 'how the term went', paths: one(`/registration/statistics/curve/?${term}`) },
    { name: 'board now', paths: one(`/registration/board/?${term}`) },
    { name: 'board as of past seconds', paths: index => `/registration/board/?${term}&at=${past(index)}` },
  ];
  return questions.map(({ name: title, paths, sql }) => ({
    name: title,
    path: paths,
    headers: () => office,
    sql: sql && (() => sql),
  }));
}
