import { listNames } from '@portal/event-schemas/teacher-requests/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { requestReasonNames, requestStatusNames } from '@portal/event-schemas/registration/names.ts';
import { contracts } from '@portal/event-schemas/teacher-requests/calls.ts';
import { list, type CallContext, type Column, type ListCall, type ListContract } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { displayName, overseesAll } from '../registration/students.ts';
import { visible, type Reader } from './visible.ts';

const text = (sql: string, header?: Column['header'], more: Partial<Column> = {}): Column => ({
  sql,
  type: 'text',
  header,
  ...more,
});
const json = (sql: string): Column => ({ sql: `coalesce(${sql}, '[]'::json)`, type: 'json' });
const person = (alias: string) => `nullif(${displayName(alias)}, '')`;

const columns: Record<string, Column> = {
  uid: { sql: 'r.uid', type: 'text', filter: 'equals' },
  status: {
    ...choice('r.status', listNames.answer),
    names: requestStatusNames,
  },
  course: choice('r.offering'),
  code: text('o.code', columnNames.code, { sort: true, search: true }),
  name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
  credits: { sql: 'o.credits', type: 'number' },
  study_period: choice('r.study_period'),
  period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
  student: choice('r.student'),
  student_name: text(`coalesce(${person('s')}, r.student)`, columnNames.student, { sort: true, search: true }),
  student_code: text(`coalesce(s.code, '')`, columnNames.number, { sort: true, search: true }),
  email: text(`coalesce(s.email, '')`, columnNames.email),
  year: { sql: 's.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
  group_name: text('g.code', columnNames.group, { sort: true, search: true }),
  edu_program_name: { sql: 'ep.name', type: 'localized', header: columnNames.program },
  advisor_name: text(person('a'), columnNames.advisor, { sort: true }),
  reasons: {
    sql: 'r.reasons',
    type: 'json',
    header: listNames.reason,
    names: requestReasonNames,
  },
  missing: json(
    `(SELECT json_agg(d.name ORDER BY d.code) FROM curriculum.disciplines_public d WHERE d.uid = ANY(r.missing))`,
  ),
  lessons:
    json(`(SELECT json_agg(json_build_object('uid', l.uid, 'load_type', l.load_type, 'section', l.section, 'subgroup', l.subgroup, 'teacher', ${person('t')},
      'capacity', l.capacity, 'left',
        CASE WHEN l.access IS NULL THEN greatest(0, l.capacity - n.taken - n.held - n.offered) ELSE 0 END)
      ORDER BY l.load_type, l.section)
    FROM registration.lessons l
    JOIN registration.lesson_seats n ON n.lesson = l.uid
    LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
    WHERE l.uid = ANY(r.lessons))`),
  text: text('r.text', listNames.request, { search: true }),
  asked_at: {
    sql: 'r.asked_at',
    type: 'time',
    sort: true,
    filter: 'range',
    header: listNames.asked,
  },
  times: { sql: 'r.times', type: 'number' },
  last_refusal: text('r.last_refusal'),
  teachers:
    json(`(SELECT json_agg(json_build_object('uid', x.uid, 'display_name', x.display_name) ORDER BY x.display_name)
    FROM (SELECT DISTINCT l.teacher AS uid, coalesce(${person('t')}, l.teacher) AS display_name
      FROM registration.lessons l LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher WHERE l.offering = r.offering AND l.teacher IS NOT NULL) x)`),
  decided_by: text(person('by'), listNames.answeredBy, { sort: true }),
  decided_at: {
    sql: 'r.decided_at',
    type: 'time',
    sort: true,
    filter: 'range',
    header: listNames.answered,
  },
  comment: text('r.comment', columnNames.comment),
  waives: { sql: 'r.waives', type: 'json' },
  registered: {
    sql: '(p.taken_lessons IS NOT NULL)',
    type: 'boolean',
    filter: 'equals',
    sort: true,
    header: listNames.registered,
  },
};

const requests: Pick<ListCall, 'from' | 'columns' | 'map'> = {
  from: `registration.teacher_requests r
    JOIN registration.offerings o ON o.uid = r.offering
    LEFT JOIN registration.places p ON p.offering = r.offering AND p.student = r.student
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = r.study_period
    LEFT JOIN curriculum.students_public s ON s.uid = r.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
    LEFT JOIN curriculum.edu_programs_public ep ON ep.uid = s.edu_program
    LEFT JOIN curriculum.teachers_public a ON a.uid = s.advisor
    LEFT JOIN curriculum.teachers_public by ON by.uid = r.decided_by`,
  columns,
  map: (row, { actor, roles }) => ({
    ...row,
    decidable: roles.includes('teacher') && row.teachers.some((teacher: { uid: string }) => teacher.uid === actor.id),
  }),
};

/** Waits for an answer that still helps: the student is not on the course yet, and the term is not over. */
const isOpen = ({ host, bind }: Pick<CallContext, 'host'> & Pick<Reader, 'bind'>): string =>
  `(r.status = 'asked' AND p.taken_lessons IS NULL AND coalesce(sp.end_date >= ${bind(dateIn(host.config.timeZone, host.clock.now()))}, true))`;

const forStaff = (
  contract: ListContract,
  summary: string,
  which: (open: string) => string,
  defaultSort: ListCall['defaultSort'],
) =>
  list(contract, {
    summary,
    ...requests,
    defaultSort,
    where: input => `(${visible(input)}) AND ${which(isOpen(input))}`,
  });

/** Lists of requests (portal-calls.md §7.4). The archive has what was answered or withdrawn, and what needs no answer any more. */
export const requestLists = [
  forStaff(
    contracts['GET /organizations/data_request_teacher/'],
    'Requests that wait for a teacher’s answer',
    open => open,
    ['asked_at', 'ASC'],
  ),
  forStaff(
    contracts['GET /organizations/arhiv_data_request_teacher/'],
    'Requests that were answered, withdrawn, or need no answer any more',
    open => `NOT ${open}`,
    ['decided_at', 'DESC'],
  ),
  list(contracts['GET /organizations/student_get_request_teacher/'], {
    summary: 'A student’s own requests to teachers; without a student, those of the students whom one looks after',
    ...requests,
    defaultSort: ['asked_at', 'DESC'],
    where: ({ actor, roles, query, bind }) => {
      const mine = overseesAll(roles)
        ? 'true'
        : `(r.student = ${bind(actor.id)}${roles.includes('supervisor') ? ` OR s.advisor = ${bind(actor.id)}` : ''})`;
      return query['student'] ? `r.student = ${bind(query['student'])} AND ${mine}` : mine;
    },
  }),
];
