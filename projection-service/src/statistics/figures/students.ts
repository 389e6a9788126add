import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { studentGroupings, studentGroupsQuery, type StudentGroups } from '@portal/event-schemas/statistics/figures.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { courseName, preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { list } from '@portal/platform/http/types.ts';
import { number } from '@portal/platform/lists/columns.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { studyPeriodSql } from '../../registration/study-period.ts';
import { inAllLanguages, named, notGiven } from './names-sql.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

type By = (typeof studentGroupings)[number];
type Asked = z.infer<typeof studentGroupsQuery>;

/**
 * Value of each attribute over the counts `c` with program `p`, department `k`, faculty `f` and group `g`; what names
 * it, and the name made of that once all is counted.
 */
const attributes: Record<By, { value: string; names: string; name: string }> = {
  faculty: { value: 'f.uid', names: 'f.name', name: 's.names' },
  cathedra: { value: 'k.uid', names: 'k.name', name: 's.names' },
  edu_program: { value: 'c.edu_program', names: 'p.name', name: `coalesce(s.names, ${inAllLanguages('s.value')})` },
  student_group: { value: 'c.student_group', names: 'g.code', name: inAllLanguages('coalesce(s.names, s.value)') },
  course: {
    value: 'c.course',
    names: 'c.course',
    name: named('s.value', Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(course => [course, courseName(course)]))),
  },
  entry_year: { value: 'c.entry_year', names: 'c.entry_year', name: inAllLanguages('s.value') },
  preparation_level: {
    value: 'c.preparation_level',
    names: 'c.preparation_level',
    name: named('s.value', preparationLevelNames),
  },
  study_form: { value: 'c.study_form', names: 'c.study_form', name: named('s.value', studyFormNames) },
};
const filters = {
  faculty: 'f.uid',
  cathedra: 'k.uid',
  edu_program: 'c.edu_program',
  course: 'c.course',
  preparation_level: 'c.preparation_level',
  study_form: 'c.study_form',
} as const;
const ofCards = `WHERE c.study_period <> ''`;
const inStatus = (status: CardStatus): string =>
  `coalesce(sum(c.students) FILTER (WHERE c.study_period <> '' AND c.status = '${status}'), 0)`;

/** Studying students of a term (an SQL expression) by one of their attributes, and (`total`) all together; who has not touched the card has none. */
function groupsSql(
  term: string,
  by: By,
  asked: Partial<Asked>,
  bind: (value: unknown) => string,
  total = false,
): string {
  const conditions = (Object.keys(filters) as (keyof typeof filters)[]).flatMap(name =>
    asked[name] === undefined ? [] : [` AND ${filters[name]} = ${bind(asked[name])}`],
  );
  const group = attributes[by];
  return `(
    SELECT s.*, coalesce(s.value, '') AS uid,
      CASE WHEN s.value IS NULL THEN ${notGiven} ELSE ${group.name} END AS name,
      s.students - s.registered AS unregistered,
      CASE WHEN s.students = 0 THEN 0 ELSE round(1000.0 * s.registered / s.students) / 10 END AS share,
      CASE WHEN s.registered = 0 THEN 0
        ELSE round(10.0 * s.all_credits::numeric / s.registered) / 10 END AS credits,
          greatest(s.students - s.cards, 0) + s.untouched AS "NOT_STARTED"
    FROM (
      SELECT nullif(nullif(${group.value}::text, ''), '0') AS value, any_value(${group.names}) AS names, grouping(${group.value}) AS total,
        coalesce(sum(c.students) FILTER (WHERE c.study_period = ''), 0)::int AS students, coalesce(sum(c.registered) FILTER (${ofCards}), 0)::int AS registered,
        coalesce(sum(c.credits) FILTER (${ofCards}), 0) AS all_credits,
          coalesce(sum(c.students) FILTER (${ofCards}), 0)::int AS cards,
          ${inStatus('NOT_STARTED')}::int AS untouched,
        ${cardStatuses
          .filter(status => status !== 'NOT_STARTED')
          .map(status => `${inStatus(status)}::int AS "${status}"`)
          .join(', ')}
      FROM registration.statistic_counts c
      LEFT JOIN curriculum.edu_programs_public p ON p.uid = c.edu_program
      LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
      LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty
      LEFT JOIN curriculum.student_groups_public g ON g.uid = c.student_group
      WHERE c.study_period IN ('', ${term}) AND c.student_status = 'studying' AND c.students <> 0${conditions.join('')}
      GROUP BY ${total ? `GROUPING SETS ((${group.value}), ())` : group.value}) s) g`;
}

type Row = Record<CardStatus, number> & {
  value: string | null;
  name: Localized;
  students: number;
  registered: number;
  unregistered: number;
  share: string;
  credits: string;
  groups: number;
};
const counted = ({ students, registered, unregistered, share, credits, ...row }: Row): StudentGroups['totals'] => ({
  students,
  registered,
  unregistered,
  share: Number(share),
  credits: Number(credits),
  statuses: Object.fromEntries(cardStatuses.map(status => [status, row[status]])) as Record<CardStatus, number>,
});

/** Groups that a chart shows; the list has all of them. */
const groupsMax = 60;

export async function studentGroupsOf(
  db: Sql,
  studyPeriod: string,
  { by, ...asked }: Asked,
): Promise<Pick<StudentGroups, 'totals' | 'results' | 'groups'>> {
  const values: unknown[] = [studyPeriod];
  const from = groupsSql('$1', by, asked, value => `$${values.push(value)}`, true);
  const order = by === 'course' || by === 'entry_year' ? 'g.uid' : 'g.unregistered DESC, g.students DESC, g.uid';
  const {
    rows: [totals, ...rows],
  } = await db.query<Row>(
    `SELECT *, (count(*) OVER () - 1)::int AS groups FROM ${from} ORDER BY g.total DESC, ${order} LIMIT ${groupsMax + 1}`,
    values,
  );
  return {
    totals: counted(totals!),
    groups: totals!.groups,
    results: rows.map(row => ({ value: row.value, name: row.name, ...counted(row) })),
  };
}

/** The same groups as a list: sorted, paged, exported. */
export const studentGroupsList = list(contracts['GET /registration/statistics/students/groups/'], {
  reads: 'unhurried',
  summary: 'Registered and unregistered students by one of their attributes',
  from: ({ query, host, bind }) =>
    groupsSql(
      studyPeriodSql(query['study_period'], host.clock.iso(), bind),
      (query['by'] as By | undefined) ?? 'faculty',
      { ...query, study_period: undefined },
      bind,
    ),
  defaultSort: ['unregistered', 'DESC'],
  columns: {
    uid: { sql: 'g.uid', type: 'text' },
    name: { sql: 'g.name', type: 'localized', sort: true, search: true, header: columnNames.name },
    students: number('g.students', listNames.students),
    registered: number('g.registered', listNames.withCourses),
    unregistered: number('g.unregistered', listNames.withoutCourses),
    share: number('g.share', listNames.withCoursesPercent),
    credits: number('g.credits', listNames.meanCredits),
    ...Object.fromEntries(cardStatuses.map(status => [status, number(`g."${status}"`, cardStatusNames[status])])),
  },
});
