import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { courseGroupings, type CourseGroups } from '@portal/event-schemas/statistics/figures.ts';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { list } from '@portal/platform/http/types.ts';
import { number } from '@portal/platform/lists/columns.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { studyPeriodSql } from '../../registration/study-period.ts';
import { displayName } from '../../registration/students.ts';
import { inAllLanguages, named, notGiven } from './names-sql.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

type By = (typeof courseGroupings)[number];

/** Sums over courses, and over lessons, by a value and its name. */
const ofCourses =
  (value: string, name: string) =>
  (term: string): string =>
    `
  SELECT coalesce(${value}, '') AS uid, ${value} AS value, CASE WHEN ${value} IS NULL THEN ${notGiven} ELSE ${name} END AS name,
    count(*)::int AS courses, coalesce(sum(o.lessons), 0)::int AS lessons, sum(c.capacity)::int AS capacity,
      sum(c.taken)::int AS taken, sum(c.waiting)::int AS waiting, sum(c.refused)::int AS refused
  FROM registration.board_courses c LEFT JOIN registration.offerings o ON o.uid = c.offering
  LEFT JOIN curriculum.disciplines_public d ON d.uid = c.discipline LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
  WHERE c.study_period = ${term} GROUP BY 1, 2, 3`;
const ofLessons =
  (value: string, name: string, join = '') =>
  (term: string): string =>
    `
  SELECT coalesce(v.value, '') AS uid, v.value, CASE WHEN v.value IS NULL THEN ${notGiven} ELSE ${name} END AS name,
    v.courses, v.lessons, v.capacity, v.taken, v.waiting, NULL::int AS refused
  FROM (
    SELECT ${value} AS value, count(DISTINCT l.offering)::int AS courses, count(*)::int AS lessons,
      sum(l.capacity)::int AS capacity, sum(s.taken)::int AS taken, sum(s.waiting)::int AS waiting
    FROM registration.lessons l JOIN registration.lesson_seats s ON s.lesson = l.uid JOIN registration.offerings o ON o.uid = l.offering
    WHERE o.study_period = ${term} GROUP BY 1) v ${join}`;
const groupings: Record<By, (term: string) => string> = {
  cathedra: ofCourses('d.cathedra', 'k.name'),
  cycle: ofCourses('d.cycle', named('d.cycle', cycleNames)),
  component: ofCourses('d.component', named('d.component', componentNames)),
  teacher: ofLessons(
    'l.teacher',
    inAllLanguages(`coalesce(nullif(${displayName('t')}, ''), v.value)`),
    'LEFT JOIN curriculum.teachers_public t ON t.uid = v.value',
  ),
  language: ofLessons(`nullif(l.language, '')`, named('v.value', languageNames)),
  load_type: ofLessons('l.load_type', named('v.value', loadTypeNames)),
};
const groupsSql = (term: string, by: By): string =>
  `(SELECT r.*, CASE WHEN r.capacity = 0 THEN 0 ELSE least(100, round(100.0 * r.taken / r.capacity))::int END AS fill FROM (${groupings[by](term)}) r) g`;

/** Groups that a chart shows; the list has all of them. */
const groupsMax = 60;

/** Seats and demand of a term by one attribute of its courses or lessons, and of the whole term. */
export async function courseGroupsOf(
  db: Sql,
  studyPeriod: string,
  by: By,
): Promise<Pick<CourseGroups, 'totals' | 'results' | 'groups'>> {
  const [
    { rows },
    {
      rows: [totals],
    },
  ] = await Promise.all([
    db.query<CourseGroups['results'][number] & { groups: number }>(
      `SELECT *, count(*) OVER ()::int AS groups FROM ${groupsSql('$1', by)} ORDER BY fill DESC, capacity DESC, uid LIMIT ${groupsMax}`,
      [studyPeriod],
    ),
    db.query<Omit<CourseGroups['totals'], 'fill'>>(
      `SELECT count(*)::int AS courses, coalesce(sum(capacity), 0)::int AS capacity,
           coalesce(sum(taken), 0)::int AS taken, coalesce(sum(waiting), 0)::int AS waiting,
         coalesce(sum(refused), 0)::int AS refused, count(*) FILTER (WHERE capacity <= taken + held + offered)::int AS "full"
       FROM registration.board_courses WHERE study_period = $1`,
      [studyPeriod],
    ),
  ]);
  const fill = totals!.capacity === 0 ? 0 : Math.min(100, Math.round((100 * totals!.taken) / totals!.capacity));
  return {
    totals: { ...totals!, fill },
    groups: rows[0]?.groups ?? 0,
    results: rows.map(({ value, name, courses, lessons, capacity, taken, waiting, refused, fill: full }) => ({
      value,
      name,
      courses,
      lessons,
      capacity,
      taken,
      waiting,
      refused,
      fill: full,
    })),
  };
}

/** The same groups as a list: sorted, paged, exported. */
export const courseGroupsList = list(contracts['GET /registration/statistics/courses/groups/list/'], {
  reads: 'unhurried',
  summary: 'Seats and demand by one attribute of courses or lessons',
  from: ({ query, host, bind }) =>
    groupsSql(
      studyPeriodSql(query['study_period'], host.clock.iso(), bind),
      (query['by'] as By | undefined) ?? 'cathedra',
    ),
  defaultSort: ['fill', 'DESC'],
  columns: {
    uid: { sql: 'g.uid', type: 'text' },
    name: { sql: 'g.name', type: 'localized', sort: true, search: true, header: columnNames.name },
    courses: number('g.courses', listNames.courses),
    lessons: number('g.lessons', listNames.lessons),
    capacity: number('g.capacity', columnNames.capacity),
    taken: number('g.taken', columnNames.taken),
    fill: number('g.fill', columnNames.fill),
    waiting: number('g.waiting', columnNames.waiting),
    refused: number('g.refused', columnNames.refused),
  },
});
