import { listNames } from '@portal/event-schemas/access/list-names.ts';
import { visible, visibleStudents, type Where } from '../registration/visible-students.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { list, query, Refused, type Column } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { parseListRequest } from '@portal/platform/lists/request.ts';
import { z } from 'zod';
import { searchCondition } from '@portal/platform/records/columns.ts';
import { overseesAll } from '../registration/students.ts';
import { iso } from '../registration/times.ts';
import { withStatus } from './courses.ts';
import { statusSql } from '../registration/office/access-status.ts';
import { contracts, entryQuery, selectedQuery } from '@portal/event-schemas/access/calls.ts';

const studentsFrom = `curriculum.students_public s
  LEFT JOIN registration.standings st ON st.student = s.uid
  LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
  LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
  LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group`;

/** Who a student is, and filters of portal-calls.md §7.2. */
const aboutStudent: Record<string, Column> = {
  uid: { sql: 's.uid', type: 'text', filter: 'equals' },
  code: { sql: 's.code', type: 'text', sort: true, required: true, search: true, header: columnNames.number },
  display_name: {
    sql: 's.display_name',
    type: 'text',
    sort: true,
    required: true,
    search: true,
    header: columnNames.student,
  },
  edu_program: choice('s.edu_program'),
  edu_program_name: { sql: 'p.name', type: 'localized', sort: true, header: columnNames.program },
  cathedra: choice('p.cathedra'),
  faculty: choice('k.faculty'),
  group: choice('s.student_group'),
  group_name: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
  course: number('s.course', columnNames.year, 'equals'),
  entry_year: number('s.entry_year', columnNames.entry_year, 'equals'),
  preparation_level: choice('s.preparation_level'),
  study_form: choice('s.study_form'),
  advisor: choice('s.advisor'),
  has_financial_debt: {
    sql: `EXISTS (SELECT 1 FROM registration.debts b WHERE b.student = s.uid AND b.kind = 'financial')`,
    type: 'boolean',
    filter: 'equals',
    sort: true,
    header: listNames.tuitionDebt,
  },
};
/** A word in the name or the number. */
const searchStudents = (pattern: string): string => searchCondition('s.', pattern);

function entryWhere(input: Where & { query: Record<string, unknown> }): string {
  const { standing, offering } = input.query as z.infer<typeof entryQuery>;
  const inOffering = offering?.length ? [`w.offering = ANY(${input.bind(offering)}::text[])`] : [];
  const lessons = standing === 'cancelled' ? 'taken_lessons' : 'queued_lessons';
  const place = standing
    ? `s.uid IN (SELECT w.student FROM registration.lessons l
        JOIN registration.places w ON w.offering = l.offering AND l.uid = ANY(w.${lessons})
        WHERE ${[`l.access = '${standing}'`, ...inOffering].join(' AND ')})`
    : `s.uid IN (SELECT w.student FROM registration.places w WHERE ${inOffering.join(' AND ')} AND num_nonnulls(w.taken_lessons, w.queued_lessons) > 0)`;
  return [...visible(input), ...(standing || inOffering.length ? [place] : [])].join(' AND ') || 'true';
}

/** Students with their access to online registration (portal.md §3, "Student list entry"). */
export const studentAccessList = list(contracts['GET /organizations/statistic_student_list/'], {
  summary: 'Students with their access to online registration, comment and debt: an advisor’s own, the office’s all',
  from: studentsFrom,
  defaultSort: ['display_name', 'ASC'],
  where: entryWhere,
  search: searchStudents,
  columns: {
    ...aboutStudent,
    status: choice('s.student_status'),
    online_registration_access: {
      ...choice(`coalesce(st.access, 'default')`, columnNames.access, codeNames),
      among: values => (values.includes('default') ? undefined : 'st.access'),
    },
    comment: { sql: `coalesce(st.comment, '')`, type: 'text', header: columnNames.comment },
    changed_at: {
      sql: `(SELECT max(h.at) FROM registration.access_history h WHERE h.student = s.uid AND h.kind = 'student')`,
      type: 'time',
      header: columnNames.changed_at,
    },
  },
  map: ({ changed_at, ...row }) => ({
    ...row,
    profile: { uid: row.uid, display_name: row.display_name },
    changed_at: iso(changed_at),
  }),
});

type SelectedQuery = z.infer<typeof selectedQuery>;
const grantedOn = (courses: readonly string[], of: readonly string[]): boolean =>
  courses.length ? courses.every(course => of.includes(course)) : of.length > 0;
function selectedWhere(input: Where & { query: Record<string, unknown> }): string {
  const { courses = [], status } = input.query as SelectedQuery;
  const granted = courses.length
    ? `(SELECT count(*) FROM registration.selected_students x
        WHERE x.student = s.uid AND x.granted
          AND x.offering = ANY(${status === undefined ? '' : input.bind(courses)}::text[])) = ${new Set(courses).size}`
    : 'EXISTS (SELECT 1 FROM registration.selected_students x WHERE x.student = s.uid AND x.granted)';
  return (
    [...visible(input), ...(status === undefined ? [] : [status ? granted : `NOT (${granted})`])].join(' AND ') ||
    'true'
  );
}

const selectedList = list(contracts['GET /organizations/discipline_registration_access_for_selected_students/'], {
  summary:
    'Students and whether they are let past a block on the courses asked for: an advisor’s own, the office’s all',
  from: studentsFrom,
  defaultSort: ['display_name', 'ASC'],
  where: selectedWhere,
  search: searchStudents,
  columns: {
    ...aboutStudent,
    student_status: choice('s.student_status'),
    course_online_registration_uids: {
      sql: `(SELECT coalesce(json_agg(x.offering ORDER BY x.offering), '[]') FROM registration.selected_students x WHERE x.student = s.uid AND x.granted)`,
      type: 'json',
    },
    selected: {
      sql: '(SELECT count(*) FROM registration.selected_students x WHERE x.student = s.uid AND x.granted)',
      type: 'number',
      header: listNames.coursesWithPersonalAccess,
    },
  },
  map: (row, input) => {
    const { courses = [] } = parseListRequest(selectedList, input.raw.request.query as Record<string, unknown>)
      .own as SelectedQuery;
    return {
      ...row,
      profile: { uid: row.uid, display_name: row.display_name },
      status: grantedOn(courses, row.course_online_registration_uids),
    };
  },
});

const coursesToChoose = list(
  contracts['GET /organizations/discipline_registration_access_for_selected_students/get_dicipline/'],
  {
    summary: 'Courses to choose, with how many students are let past a block on each',
    from: 'registration.offerings o LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period',
    defaultSort: ['code', 'ASC'],
    map: withStatus,
    columns: {
      uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
      code: { sql: 'o.code', type: 'text', sort: true, search: true },
      name: { sql: 'o.name', type: 'localized', sort: true, search: true },
      study_period: choice('o.study_period'),
      study_period_name: { sql: 'sp.name', type: 'localized' },
      discipline: choice('o.discipline'),
      status: choice(statusSql),
      mixed: { sql: '(o.access IS NULL AND o.blocked > 0 AND o.cancelled > 0)', type: 'boolean' },
      selected: {
        sql: '(SELECT count(*) FROM registration.selected_students x WHERE x.offering = o.uid AND x.granted)',
        type: 'number',
        sort: true,
      },
    },
  },
);

const statuses = query(
  contracts['POST /organizations/discipline_registration_access_for_selected_students/get_student_statuses/'],
  {
    summary: 'Whether given students are let past a block on given courses',
    async run({ db, actor, roles, body: { students, courses = [] } }) {
      const values: unknown[] = [students];
      const { rows } = await db.query<{ uid: string; granted: string[]; own: boolean }>(
        `SELECT s.uid, ${visibleStudents({ actor, roles, bind: value => `$${values.push(value)}` })} AS own,
         ARRAY(SELECT x.offering FROM registration.selected_students x WHERE x.student = s.uid AND x.granted ORDER BY 1) AS granted
       FROM curriculum.students_public s WHERE s.uid = ANY($1)`,
        values,
      );
      const found = new Map(rows.map(row => [row.uid, row]));
      for (const uid of students) {
        if (!found.has(uid))
          throw new Refused(
            reject(overseesAll(roles) ? 'registration.student_not_found' : 'advising.not_your_student', {
              student: uid,
            }),
          );
        if (!found.get(uid)!.own) throw new Refused(reject('advising.not_your_student', { student: uid }));
      }
      return {
        results: students.map(uid => {
          const { granted } = found.get(uid)!;
          return { uid, status: grantedOn(courses, granted), course_online_registration_uids: granted };
        }),
      };
    },
  },
);

export const studentAccessCalls = [studentAccessList, selectedList, coursesToChoose, statuses];
