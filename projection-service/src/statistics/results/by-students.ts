import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { type Column, type ListCall, list } from '@portal/platform/http/types.ts';
import { studyPeriodSql } from '../../registration/study-period.ts';
import { choice, headers, number, stages } from './by-course.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

/** Studying students of every value of an attribute in every term, out of the kept sums; those without a card have not started. */
const countsBy = (attribute: 'edu_program' | 'student_group'): string => `
  (SELECT t.value, sp.uid AS study_period, t.course, t.edu_program, t.students, coalesce(k.started, 0) AS started,
    t.students - coalesce(k.touched, 0) AS not_started, coalesce(k.choosing, 0) AS choosing,
     coalesce(k.with_advisor, 0) AS with_advisor, coalesce(k.confirmed, 0) AS confirmed, coalesce(k.rejected, 0) AS rejected, coalesce(k.credits, 0) AS credits
   FROM (SELECT ${attribute} AS value, max(course) AS course, max(edu_program) AS edu_program, sum(students)::int AS students
         FROM registration.statistic_counts
         WHERE study_period = '' AND student_status = 'studying' AND ${attribute} <> ''
         GROUP BY 1 HAVING sum(students) > 0) t
   CROSS JOIN curriculum.study_periods_public sp
   LEFT JOIN (SELECT ${attribute} AS value, study_period, sum(students) AS touched, sum(registered)::int AS started, sum(credits) AS credits,
         sum(students) FILTER (WHERE status IN ${stages.choosing}) AS choosing, sum(students) FILTER (WHERE status IN ${stages.with_advisor}) AS with_advisor,
         sum(students) FILTER (WHERE status IN ${stages.confirmed}) AS confirmed, sum(students) FILTER (WHERE status = 'REJECTED') AS rejected
       FROM registration.statistic_counts
       WHERE study_period <> '' AND student_status = 'studying'
       GROUP BY 1, 2) k ON k.value = t.value
         AND k.study_period = sp.uid) r`;

const counted: Record<string, Column> = {
  study_period: { sql: 'r.study_period', type: 'text' },
  students: number('r.students', listNames.studentCount),
  not_started: number('r.not_started::int', listNames.notStarted),
  started: number('r.started', listNames.studentsWithCourses),
  choosing: number('r.choosing::int', headers.choosing),
  with_advisor: number('r.with_advisor::int', headers.with_advisor),
  confirmed: number('r.confirmed::int', headers.confirmed),
  rejected: number('r.rejected::int', listNames.returned),
  credits: number(
    'CASE WHEN r.started = 0 THEN 0 ELSE round((r.credits / r.started)::numeric, 1) END::float8',
    listNames.meanCredits,
  ),
  confirmed_share: number(
    'CASE WHEN r.students = 0 THEN 0 ELSE round(100.0 * r.confirmed / r.students) END::float8',
    listNames.approvedPercent,
  ),
};
const where: ListCall['where'] = ({ query, host, bind }) =>
  `r.study_period = ${studyPeriodSql(query['study_period'], host.clock.iso(), bind)}`;

/** How far the students of each program are with a term's registration. */
export const resultsByProgram = list(contracts['GET /registration/results/by_program/'], {
  reads: 'unhurried',
  summary: 'Results of a term’s registration by education program',
  from: `${countsBy('edu_program')} JOIN curriculum.edu_programs_public p ON p.uid = r.value
    LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty`,
  defaultSort: ['code', 'ASC'],
  where,
  columns: {
    uid: { sql: 'p.uid', type: 'text', filter: 'equals' },
    code: { sql: 'p.code', type: 'text', sort: true, search: true, header: columnNames.code },
    name: { sql: 'p.name', type: 'localized', sort: true, search: true, header: columnNames.program },
    faculty: choice('k.faculty'),
    faculty_name: { sql: 'f.name', type: 'localized', sort: true, header: columnNames.faculty },
    ...counted,
  },
});

/** How far the students of each group are. */
export const resultsByGroup = list(contracts['GET /registration/results/by_group/'], {
  reads: 'unhurried',
  summary: 'Results of a term’s registration by student group',
  from: `${countsBy('student_group')}
    JOIN curriculum.student_groups_public g ON g.uid = r.value
    LEFT JOIN curriculum.edu_programs_public p ON p.uid = g.edu_program`,
  defaultSort: ['code', 'ASC'],
  where,
  columns: {
    uid: { sql: 'g.uid', type: 'text', filter: 'equals' },
    code: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
    edu_prog: choice('g.edu_program'),
    edu_prog_name: { sql: 'p.name', type: 'localized', sort: true, header: columnNames.program },
    course: { sql: 'r.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
    ...counted,
  },
});
