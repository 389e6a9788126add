import { statusCounts, studentRow } from '@portal/event-schemas/advising/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { cardStatuses } from '@portal/event-schemas/registration/values.ts';
import { list, query, type Call0 } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { seesAll } from './ownership.ts';
import { studentColumns, studentsWithCards } from './student-columns.ts';
import { periodQuery, studyPeriodSql } from './study-period.ts';

type Where = Pick<Call0, 'actor' | 'roles' | 'host'> & { query: Record<string, unknown>; bind: (value: unknown) => string };

/** One term, and the students whom the reader may see. */
const visible = ({ actor, roles, host, query: given, bind }: Where): string => [
  `sp.uid = ${studyPeriodSql(given, host.clock.iso(), bind)}`,
  ...(seesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`]),
].join(' AND ');

const studentList = (call: Call, summary: string) =>
  list({ call, summary, from: studentsWithCards, columns: studentColumns, defaultSort: ['display_name', 'ASC'], row: studentRow, query: periodQuery, where: visible });

/** Filters of the lists that count for the sums: all but the status itself. */
const filterNames = [
  'entry_year', 'study_form', 'preparation_level', 'faculty', 'cathedra', 'speciality', 'edu_prog_group', 'edu_prog', 'course', 'group', 'student_status', 'gender',
  'citizenship', 'advisor',
] as const;
const countsQuery = periodQuery.extend(Object.fromEntries(filterNames.map(name => [name, z.string().max(2000).optional()])) as Record<(typeof filterNames)[number], z.ZodOptional<z.ZodString>>);

/** Students with their cards: for advisors, and for the office (portal.md §3, portal-calls.md §7.11). */
export const studentCalls = [
  studentList('GET /advisors/my_students/all/', 'Students with the cards of a term: an advisor’s own, the office’s all'),
  studentList('GET /advisors/my_students_auca/', 'The same list under the path of the AUCA screens'),
  studentList('GET /registration/students/', 'The office’s list of students with the cards of a term'),
  query({
    call: 'GET /advising/status_counts/', summary: 'How many students stand in each status, after the same filters', query: countsQuery, answer: statusCounts,
    async run({ db, query: { study_period, study_year, semester, ...filters }, ...input }) {
      const values: unknown[] = [];
      const bind = (value: unknown) => `$${values.push(value)}`;
      const period = { study_period, study_year, semester };
      const conditions = Object.entries(filters).flatMap(([name, value]) =>
        (value ? [`(${studentColumns[name]!.sql})::text = ANY(${bind(value.split(','))}::text[])`] : []));
      const { rows } = await db.query<{ study_period: string; status: (typeof cardStatuses)[number]; count: number }>(
        `SELECT sp.uid AS study_period, ${studentColumns['status']!.sql} AS status, count(*)::int AS count FROM ${studentsWithCards}
         WHERE ${[visible({ ...input, query: period, bind }), ...conditions].join(' AND ')} GROUP BY 1, 2`,
        values,
      );
      const counts = Object.fromEntries(cardStatuses.map(status => [status, rows.find(row => row.status === status)?.count ?? 0])) as z.infer<typeof statusCounts>['counts'];
      return { study_period: rows[0]?.study_period ?? null, total: rows.reduce((total, row) => total + row.count, 0), counts };
    },
  }),
];
