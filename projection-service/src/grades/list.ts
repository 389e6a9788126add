import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { sheetNames, sheetStateNames } from '@portal/event-schemas/grades/list-names.ts';
import type { SheetFilter } from '@portal/event-schemas/grades/filters.ts';
import { sheetTabs, type SheetTab } from '@portal/event-schemas/grades/views.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import { sameInAll, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { list, query, type CallContext } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { seenSheets, sightedSheet } from './sight.ts';

/** Sheets with the names around them. */
export const sheetsFrom = `grades.sheets s
  LEFT JOIN curriculum.disciplines_public d ON d.uid = s.discipline
  LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
  LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
  LEFT JOIN identity.people_public m ON m.uid = s.main`;
const coTeachers = `(SELECT coalesce(json_agg(json_build_object('uid', c.uid, 'name', coalesce(t.display_name, '')) ORDER BY t.display_name), '[]')
  FROM unnest(s.co_teachers) c(uid) LEFT JOIN identity.people_public t ON t.uid = c.uid)`;
const unblockedUntil = `(SELECT max(u.until) FROM grades.unblocks u WHERE u.is_active AND (u.common OR u.sheets @> ARRAY[s.uid]))`;

/** What each tab shows, as SQL over sheets; A co-teacher who has answered has nothing to agree on any more. */
const tabs: Readonly<Record<SheetTab, (bindMe: () => string) => string>> = {
  all: () => 'TRUE',
  to_fill: () => 's.filled < s.needed OR s.sent < s.filled',
  coordination_of_assessments: bindMe => {
    const me = bindMe();
    return `s.on_agreement > 0 AND (NOT s.co_teachers @> ARRAY[${me}] OR s.waiting_for @> ARRAY[${me}])`;
  },
  on_check: () => 's.on_check > 0',
  rejected: () => 's.rejected > 0',
  processed: () => `s.state = 'processed'`,
};

/** Of what course a sheet is: also of lists of what is made from sheets. */
export const courseColumns = {
  code: { sql: 's.code', type: 'text', sort: true, search: true, header: columnNames.code },
  name: { sql: 's.name', type: 'localized', sort: true, search: true, header: columnNames.course },
  study_period: choice('s.study_period'),
  study_period_name: {
    sql: 'p.name',
    type: 'localized',
    sort: true,
    order: 'p.start_date',
    header: columnNames.study_period,
  },
  main_teacher: choice('s.main'),
  main_teacher_name: { sql: 'm.display_name', type: 'text', sort: true, search: true, header: sheetNames.main_teacher },
} as const;
export const sheetColumns = {
  uid: { sql: 's.uid', type: 'text', filter: 'equals' },
  offering: choice('s.offering'),
  flux: { sql: 's.flux', type: 'text' },
  number: { sql: 's.number', type: 'number', sort: true, header: columnNames.stream },
  ...courseColumns,
  discipline: choice('s.discipline'),
  cathedra: choice('d.cathedra'),
  cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
  study_year: number('p.study_year', undefined, 'equals'),
  semester: choice('p.semester'),
  co_teachers: { sql: coTeachers, type: 'json' },
  needed: { sql: 's.needed', type: 'number', sort: true, header: sheetNames.needed },
  filled: { sql: 's.filled', type: 'number', sort: true, header: sheetNames.filled },
  sent: { sql: 's.sent', type: 'number', sort: true, header: sheetNames.sent },
  approved: { sql: 's.approved', type: 'number', sort: true, header: sheetNames.approved },
  rejected: { sql: 's.rejected', type: 'number', sort: true, header: sheetNames.rejected },
  status: choice(`CASE WHEN s.sent > 0 THEN 'sent' ELSE 'not_sent' END`),
  state: choice('s.state', columnNames.state, sheetStateNames),
  unblocked_until: { sql: unblockedUntil, type: 'time' },
} as const;

interface Narrowing {
  tab?: SheetTab;
  course?: string;
  mark?: string;
  co_teacher?: string;
}
const sheetList = list(contracts['GET /journals/final_grades/'], {
  summary: 'Sheets of final grades: of a teacher those that they answer for or teach, for the office all',
  from: sheetsFrom,
  columns: sheetColumns,
  defaultSort: ['study_period_name', 'DESC'],
  where: ({ query: asked, bind, ...reader }) => {
    const { tab = 'all', course, mark, co_teacher } = asked as Narrowing;
    return [
      seenSheets(reader, bind),
      tabs[tab](() => bind(reader.actor.id)),
      ...(course ? [`s.offering = ${bind(course)}`] : []),
      ...(mark ? [`s.marks @> ARRAY[${bind(mark)}]`] : []),
      ...(co_teacher ? [`s.co_teachers @> ARRAY[${bind(co_teacher)}]`] : []),
    ]
      .map(one => `(${one})`)
      .join(' AND ');
  },
});

const countsOf = async ({ db, ...reader }: Pick<CallContext, 'actor' | 'roles'> & { db: Sql }) => {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const { rows } = await db.query<Record<SheetTab, number>>(
    `SELECT ${sheetTabs.map(tab => `count(*) FILTER (WHERE ${tabs[tab](() => bind(reader.actor.id))})::int AS ${tab}`).join(', ')}
      FROM grades.sheets s WHERE ${seenSheets(reader, bind)}`,
    params,
  );
  return rows[0]!;
};
const counts = query(contracts['GET /journals/count_final_grades/'], {
  summary: 'How many sheets each tab has for the reader',
  run: async input => countsOf(input),
});
const allCounts = query(contracts['GET /journals/all_count_final_grades/'], {
  summary: 'How many sheets each tab has in the whole university',
  run: async input => countsOf(input),
});

/** What each filter offers, as SQL over sheets: the value, its name, and what has to be joined. */
const filters: Readonly<Record<SheetFilter, { value: string; name: string; from?: string }>> = {
  teacher_filter: { value: 's.main', name: 'm.display_name' },
  co_teachers: {
    value: 'c.uid',
    name: 't.display_name',
    from: 'CROSS JOIN LATERAL unnest(s.co_teachers) c(uid) LEFT JOIN identity.people_public t ON t.uid = c.uid',
  },
  cathedra: { value: 'd.cathedra', name: 'k.name' },
  study_year: { value: 'p.study_year', name: 'p.study_year' },
  semester: { value: 'p.semester', name: 'p.semester' },
  mark_filter: { value: 'c.mark', name: 'c.mark', from: 'CROSS JOIN LATERAL unnest(s.marks) c(mark)' },
};
const named = (filter: SheetFilter, name: unknown, uid: string): Localized =>
  filter === 'semester'
    ? (semesterNames[uid as keyof typeof semesterNames] ?? sameInAll(uid))
    : filter === 'study_year'
      ? sameInAll(studyYearName(Number(uid)))
      : typeof name === 'object' && name !== null
        ? (name as Localized)
        : sameInAll(String(name ?? uid));

interface Paged {
  page: number;
  page_size: number;
}
async function optionsOf(
  filter: SheetFilter,
  { db, query: { page, page_size }, ...reader }: Pick<CallContext, 'actor' | 'roles'> & { db: Sql; query: Paged },
  sheet?: string,
) {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const { value, name, from = '' } = filters[filter];
  const where = [seenSheets(reader, bind), ...(sheet ? [`s.uid = ${bind(sheet)}`] : []), `${value} IS NOT NULL`];
  const { rows } = await db.query<{ uid: string; name: unknown; count: number; all: number }>(
    `SELECT ${value}::text AS uid, (array_agg(to_jsonb(${name})))[1] AS name, count(*)::int AS count, count(*) OVER ()::int AS all
      FROM ${sheetsFrom} ${from} WHERE ${where.join(' AND ')}
      GROUP BY ${value} ORDER BY count(*) DESC, 1 LIMIT ${bind(page_size)} OFFSET ${bind(page * page_size)}`,
    params,
  );
  const count = rows[0]?.all ?? 0;
  return {
    results: rows.map(row => ({ uid: row.uid, name: named(filter, row.name, row.uid), count: row.count })),
    count,
    next: (page + 1) * page_size < count ? `?page=${page + 1}&page_size=${page_size}` : null,
  };
}
const over = {
  summary: 'What the sheets that the reader sees can be narrowed by, with their numbers',
  run: (filter: SheetFilter) => async (input: Parameters<typeof optionsOf>[1]) => optionsOf(filter, input),
};
const within = {
  summary: 'What one sheet has of a filter',
  run: (filter: SheetFilter) => async (input: Parameters<typeof optionsOf>[1] & { params: { uid: string } }) =>
    optionsOf(filter, input, await sightedSheet(input, input.params.uid)),
};

export const listCalls = [
  sheetList,
  counts,
  allCounts,
  query(contracts['GET /journals/final_grades/teacher_filter/'], { ...over, run: over.run('teacher_filter') }),
  query(contracts['GET /journals/final_grades/teacher_filter/{uid}/'], {
    ...within,
    run: within.run('teacher_filter'),
  }),
  query(contracts['GET /journals/final_grades/co_teachers/'], { ...over, run: over.run('co_teachers') }),
  query(contracts['GET /journals/final_grades/co_teachers/{uid}/'], { ...within, run: within.run('co_teachers') }),
  query(contracts['GET /journals/final_grades/cathedra/'], { ...over, run: over.run('cathedra') }),
  query(contracts['GET /journals/final_grades/cathedra/{uid}/'], { ...within, run: within.run('cathedra') }),
  query(contracts['GET /journals/final_grades/study_year/'], { ...over, run: over.run('study_year') }),
  query(contracts['GET /journals/final_grades/study_year/{uid}/'], { ...within, run: within.run('study_year') }),
  query(contracts['GET /journals/final_grades/semester/'], { ...over, run: over.run('semester') }),
  query(contracts['GET /journals/final_grades/semester/{uid}/'], { ...within, run: within.run('semester') }),
  query(contracts['GET /journals/final_grades/mark_filter/'], { ...over, run: over.run('mark_filter') }),
  query(contracts['GET /journals/final_grades/mark_filter/{uid}/'], { ...within, run: within.run('mark_filter') }),
];
