import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import { causeNames, needColumns } from '@portal/event-schemas/offerings/needs/list-names.ts';
import type { needingStudentsQuery } from '@portal/event-schemas/offerings/needs/requests.ts';
import { list } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import type { z } from 'zod';
import { displayName } from '../../registration/students.ts';
import { needingStudentsSql, needsSql } from './needing.ts';

/** What is asked for, as placeholders in SQL; `discipline` as it was given. */
function asked({ query, bind }: { query: Record<string, unknown>; bind: (value: unknown) => string }) {
  const { study_period, edu_program, discipline }: Partial<z.infer<typeof needingStudentsQuery>> = query;
  return {
    period: `${bind(study_period ?? null)}::text`,
    program: edu_program === undefined ? null : `${bind(edu_program)}::text`,
    discipline,
  };
}
const sum = (sql: string) => `(coalesce(sum(${sql}), 0))::int`;
const missing = 'greatest(n.students - coalesce(o.opened, 0) - coalesce(o.drafted, 0), 0)';

/** The needs of a term against its seats, and the students behind a number: one statement a page. */
export const needCalls = [
  list(contracts['GET /offerings/needs/'], {
    summary: 'How many students will need which discipline in a term, against the seats of its courses',
    from: input => {
      const { period, program } = asked(input);
      return `${needsSql({ period, program })} n
      JOIN curriculum.disciplines_public d ON d.uid = n.discipline
      LEFT JOIN (
        SELECT discipline, ${sum('seats) FILTER (WHERE NOT draft')} AS opened, ${sum('seats) FILTER (WHERE draft')} AS drafted, count(*)::int AS courses,
          (array_agg(uid ORDER BY draft DESC, uid))[1] AS offering
        FROM registration.planned_courses WHERE study_period = ${period} AND state <> 'cancelled' GROUP BY discipline) o ON o.discipline = n.discipline
      LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
      LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty`;
    },
    key: 'uid',
    defaultSort: ['missing', 'DESC'],
    columns: {
      uid: { sql: 'd.uid', type: 'text', filter: 'equals' },
      code: { sql: 'd.code', type: 'text', sort: true, required: true, search: true, header: columnNames.code },
      name: { sql: 'd.name', type: 'localized', sort: true, search: true, header: columnNames.name },
      credits: number('d.credits', columnNames.credits),
      cathedra: choice('d.cathedra'),
      cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
      faculty: choice('k.faculty'),
      faculty_name: { sql: 'f.name', type: 'localized', sort: true, header: columnNames.faculty },
      by_plan: number('n.by_plan', needColumns.by_plan),
      by_failure: number('n.by_failure', needColumns.by_failure),
      by_choice: number('n.by_choice', needColumns.by_choice),
      students: number('n.students', needColumns.students),
      opened: number('coalesce(o.opened, 0)', needColumns.opened),
      drafted: number('coalesce(o.drafted, 0)', needColumns.drafted),
      missing: number(missing, needColumns.missing),
      courses: number('coalesce(o.courses, 0)', needColumns.courses),
      offering: { sql: 'o.offering', type: 'text' },
    },
  }),
  list(contracts['GET /offerings/needs/students/'], {
    summary: 'The students who will need a discipline in a term, and why',
    from: input => {
      const { period, program, discipline: of } = asked(input);
      const discipline = `${input.bind(of ?? null)}::text`;
      return `${needingStudentsSql({ period, program, discipline })} n
      JOIN curriculum.students_public s ON s.uid = n.student
      LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
      LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
      LEFT JOIN LATERAL (SELECT c.letter FROM registration.completed c LEFT JOIN curriculum.study_periods_public t ON t.uid = c.study_period
        WHERE c.student = s.uid AND c.discipline = ${discipline} ORDER BY t.start_date DESC NULLS LAST LIMIT 1) last ON true`;
    },
    key: 'uid',
    defaultSort: ['display_name', 'ASC'],
    columns: {
      uid: { sql: 's.uid', type: 'text', filter: 'equals' },
      display_name: { sql: displayName('s'), type: 'text', sort: true, search: true, header: columnNames.student },
      code: { sql: 's.code', type: 'text', sort: true, search: true, header: columnNames.code },
      student_group: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
      edu_program: { sql: 'p.code', type: 'text', sort: true, header: columnNames.program },
      course: number('s.course', columnNames.year),
      cause: choice('n.cause', needColumns.cause, causeNames),
      semester: number('n.semester', needColumns.semester),
      letter: { sql: 'last.letter', type: 'text', sort: true, header: needColumns.letter },
    },
  }),
];
