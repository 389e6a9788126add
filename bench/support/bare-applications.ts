import type { Applying } from './applications.ts';
import type { Question } from './turns.ts';

const names = `a.*, v.names, st.name as status_name, st.colour, pe.display_name, s.code, g.code as group_code, p.name as program_name,
  (select json_agg(json_build_object('name', t.name, 'actors', t.actors, 'since', t.since, 'due', t.due, 'opened_at',
    t.opened_at, 'advisor', ad.display_name, 'head', he.display_name))
    from applications.waypoint_stays t
     left join curriculum.teachers ad on ad.uid = s.advisor
     left join curriculum.cathedras k on k.uid = p.cathedra
     left join curriculum.teachers he on he.uid = k.head
     where t.application = a.uid and t.ended_at is null) as waits`;
const from = `applications.applications a
  left join applications.application_versions v on v.type = a.type and v.version = a.version
  left join applications.application_statuses st on st.uid = a.status
  left join identity.accounts pe on pe.uid = a.applicant
  left join curriculum.students s on s.uid = a.applicant
  left join curriculum.student_groups g on g.uid = s.student_group
  left join curriculum.edu_programs p on p.uid = s.edu_program`;
const page = (where: string, order: string): readonly string[] => [
  `select ${names} from ${from} where ${where} order by ${order} limit 25`,
  `select count(*)::int from ${from} where ${where}`,
];
const waits = (kind: string, more = 'true') =>
  `a.stage = 'in_review' and not a.archived
      and exists (select 1 from applications.waypoint_seats w
        where w.application = a.uid and w.waits and w.kind = '${kind}' and ${more})`;

/** What applicants, reviewers and the office ask. */
export function applicationQuestions({
  students,
  advisors,
  applications,
  studentBrowsers,
  advisorBrowsers,
  headBrowser,
  office,
  officeUid,
  type,
}: Applying): Question[] {
  const student = (index: number) => index % studentBrowsers.length;
  const advisor = (index: number) => index % advisors.length;
  const queue = '/studapps/answers/review_apps/?page_size=25';
  const all = '/studapps/answers/all/?page_size=25';
  return [
    {
      name: 'my list',
      path: () => '/studapps/answers/my/?page_size=25',
      headers: index => studentBrowsers[student(index)]!,
      sql: index => page(`a.applicant = '${students[student(index)]}' and not a.archived`, 'a.changed_at desc, a.uid'),
    },
    {
      name: 'queue of an advisor',
      path: () => queue,
      headers: index => advisorBrowsers[advisor(index)]!,
      sql: index => page(`${waits('advisor')} and s.advisor = '${advisors[advisor(index)]}'`, 'a.step_since, a.uid'),
    },
    {
      name: 'queue of the office',
      path: () => queue,
      headers: () => office,
      sql: () =>
        page(`${waits('role', `w.value = 'office'`)} and a.applicant <> '${officeUid}'`, 'a.step_since, a.uid'),
    },
    {
      name: 'queue of the office at a waypoint, late ones',
      path: () => `${queue}&waypoint=office&overdue=false`,
      headers: () => office,
      sql: () =>
        page(
          `${waits('role', `w.value = 'office' and w.waypoint = 'office'`)} and a.due >= now()`,
          'a.step_since, a.uid',
        ),
    },
    {
      name: 'queue of a head of department',
      path: () => queue,
      headers: () => headBrowser,
      sql: () => page(waits('head_of_department'), 'a.step_since, a.uid'),
    },
    {
      name: 'handled by an advisor',
      path: () => `${queue}&list=handled&sort=-changed_at`,
      headers: index => advisorBrowsers[advisor(index)]!,
      sql: index =>
        page(
          `exists (select 1 from applications.waypoint_seats w where w.application = a.uid and w.kind = 'advisor')
              and s.advisor = '${advisors[advisor(index)]}'
              and not exists (select 1 from applications.waypoint_seats w
                where w.application = a.uid and w.kind = 'advisor' and w.waits)`,
          'a.changed_at desc, a.uid',
        ),
    },
    {
      name: 'handled by the office',
      path: () => `${queue}&list=handled&sort=-changed_at`,
      headers: () => office,
      sql: () =>
        page(
          `not a.archived
              and exists (select 1 from applications.waypoint_seats w
                where w.application = a.uid and w.value = 'office')
              and not exists (select 1 from applications.waypoint_seats w
                where w.application = a.uid and w.value = 'office' and w.waits)`,
          'a.changed_at desc, a.uid',
        ),
    },
    { name: 'all', path: () => all, headers: () => office, sql: () => page('true', 'a.changed_at desc, a.uid') },
    {
      name: 'all, page 200',
      path: () => `${all}&page=200`,
      headers: () => office,
      sql: () => [
        `select ${names} from ${from} order by a.changed_at desc, a.uid limit 25 offset 5000`,
        `select count(*)::int from ${from}`,
      ],
    },
    {
      name: 'all of a stage and a type',
      path: () => `${all}&stage=approved&app_type=${type}`,
      headers: () => office,
      sql: () => page(`a.stage = 'approved' and a.type = '${type}'`, 'a.changed_at desc, a.uid'),
    },
    {
      name: 'search',
      path: index => `${all}&q=${encodeURIComponent(`Студент${1000 + (index % 500)}`)}`,
      headers: () => office,
      sql: index =>
        page(
          `(s.last_name ilike '%Студент${1000 + (index % 500)}%' or a.number ilike '%Студент${1000 + (index % 500)}%')`,
          'a.changed_at desc, a.uid',
        ),
    },
    {
      name: 'one application',
      path: index => `/studapps/answers/${applications[index % applications.length]}/`,
      headers: () => office,
      sql: index => [
        `select ${names}, f.values, v.definition from ${from}
          left join applications.application_forms f on f.uid = a.uid
          where a.uid = '${applications[index % applications.length]}'`,
        `select * from applications.waypoint_stays where application = '${applications[index % applications.length]}'`,
      ],
    },
  ];
}
