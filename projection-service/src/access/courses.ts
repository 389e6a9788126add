import { listNames } from '@portal/event-schemas/access/list-names.ts';
import { statusName, statusSql } from '../registration/office/access-status.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, query, type CallContext, type Column, type ListCall } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { listSql } from '@portal/platform/lists/sql.ts';
import { parseListRequest } from '@portal/platform/lists/request.ts';
import { z } from 'zod';
import { withLessons } from './course-lessons.ts';
import { contracts, accessQuery } from '@portal/event-schemas/access/calls.ts';

const named = (sql: string, header: Column['header']): Column => ({ sql, type: 'localized', sort: true, header });

/** As the specification has it: neither open nor mixed is a status. */
export const withStatus = <R extends { status: string }>(row: R) => ({
  ...row,
  status: row.status === 'open' || row.status === 'mixed' ? null : row.status,
});

type AccessQuery = z.infer<typeof accessQuery>;
type Bind = (value: unknown) => string;
const anyOf = (sql: string, values: readonly string[] | undefined, bind: Bind): string[] =>
  values?.length ? [`${sql} = ANY(${bind(values)}::text[])`] : [];

/** What the filters of lessons, study plans and levels ask of a course. */
function courseWhere({ query: given, bind }: { query: Record<string, unknown>; bind: Bind }): string | undefined {
  const { teacher, load_type, lesson_status, edu_program, entry_year, course, preparation_level } =
    given as AccessQuery;
  const ofLesson = [
    ...anyOf('l.teacher', teacher, bind),
    ...anyOf('l.load_type', load_type, bind),
    ...anyOf(`coalesce(l.access, 'open')`, lesson_status, bind),
  ];
  const ofPlan = [
    ...anyOf('plan.edu_program', edu_program, bind),
    ...anyOf('plan.entry_year::int::text', entry_year, bind),
    ...anyOf('((line.semester + 1) / 2)::text', course, bind),
  ];
  const conditions = [
    ...(ofLesson.length
      ? [`o.uid IN (SELECT l.offering FROM registration.lessons l WHERE ${ofLesson.join(' AND ')})`]
      : []),
    ...(ofPlan.length
      ? [
          `o.discipline IN (SELECT line.discipline
              FROM curriculum.study_plans_public plan,
                jsonb_to_recordset(plan.lines) AS line(discipline text, semester int)
              WHERE ${ofPlan.join(' AND ')})`,
        ]
      : []),
    ...(preparation_level?.length
      ? [`(jsonb_array_length(d.preparation_levels) = 0 OR d.preparation_levels ?| ${bind(preparation_level)}::text[])`]
      : []),
  ];
  return conditions.length ? conditions.join(' AND ') : undefined;
}

/** Courses with fluxes, lessons and their access (portal.md §3, "Course registration access"). */
export const courseAccessList: ListCall = list(contracts['GET /organizations/discipline_registration_access/'], {
  summary: 'Courses with fluxes and lessons and their registration access',
  from: `registration.offerings o
    LEFT JOIN registration.offering_counts c ON c.offering = o.uid
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period`,
  key: 'uid',
  defaultSort: ['code', 'ASC'],
  where: courseWhere,
  complete: withLessons,
  map: withStatus,
  columns: {
    uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
    code: { sql: 'o.code', type: 'text', sort: true, required: true, search: true, header: columnNames.code },
    name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    credits: number('o.credits', columnNames.credits),
    study_period: choice('o.study_period'),
    study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    study_year: { sql: 'sp.study_year', type: 'number', filter: 'equals' },
    semester: { sql: 'sp.semester', type: 'text', filter: 'equals' },
    discipline: choice('o.discipline'),
    cycle: choice('d.cycle'),
    component: choice('d.component'),
    cathedra: choice('d.cathedra'),
    cathedra_name: named('k.name', columnNames.department),
    status: choice(statusSql),
    status_name: { sql: statusName, type: 'localized', header: columnNames.access },
    mixed: { sql: '(o.access IS NULL AND o.blocked > 0 AND o.cancelled > 0)', type: 'boolean' },
    lessons: number('o.lessons', listNames.lessons),
    blocked: number('o.blocked', listNames.blocked),
    cancelled: number('o.cancelled', listNames.cancelled),
    registered: number('c.registered + c.registered_audit', listNames.registered),
    waiting: number('c.waiting', columnNames.waiting),
  },
});

/** The part of a statement that finds what the caller's filters find in a list. */
export function foundBy(
  call: ListCall,
  filters: Record<string, unknown>,
  input: CallContext,
): { from: string; where: string; values: unknown[] } {
  const { from, where, values } = listSql(call, parseListRequest(call, filters), input);
  return { from, where, values };
}

/** Courses at once, for a change of all that a filter finds. */
const selectionMax = 5000;
export const courseSelectionCall = query(contracts['GET /registration/access/selection/'], {
  summary: `All courses that the filters of the access list find, ${selectionMax} at most`,
  async run({ db, ...input }) {
    const { from, where, values } = foundBy(courseAccessList, input.query, input);
    const { rows } = await db.query<{ uid: string; code: string; name: never }>(
      `SELECT o.uid, o.code, o.name FROM ${from} ${where} ORDER BY o.code, o.uid LIMIT ${selectionMax}`,
      values,
    );
    return { count: rows.length, courses: rows };
  },
});
