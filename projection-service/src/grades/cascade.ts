import { semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import { contracts } from '@portal/event-schemas/grades/calls.ts';
import type { chosenSoFar } from '@portal/event-schemas/grades/views.ts';
import { sameInAll, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { sheetsFrom } from './list.ts';

type Chosen = z.infer<typeof chosenSoFar>;

/** What each choice narrows the sheets by. */
const narrows: Readonly<Record<keyof Chosen, (place: string) => string>> = {
  study_year: place => `p.study_year = ${place}`,
  semester: place => `p.semester = ${place}`,
  cathedra: place => `d.cathedra = ${place}`,
  teacher: place => `(s.main = ${place} OR s.co_teachers @> ARRAY[${place}]::text[])`,
  course: place => `s.offering = ${place}`,
  flux: place => `s.uid = ${place}`,
};
/** Values of one step with their names, over the sheets that the steps before it have left. */
async function choices(
  db: Sql,
  chosen: Chosen,
  step: { value: string; name: string; from?: string },
  called: (name: unknown, uid: string) => Localized = name => name as Localized,
) {
  const params: unknown[] = [];
  const where = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [narrows[name as keyof Chosen](`$${params.push(value)}`)],
  );
  const { rows } = await db.query<{ uid: string; name: unknown; count: number }>(
    `SELECT ${step.value}::text AS uid, (array_agg(to_jsonb(${step.name})))[1] AS name, count(DISTINCT s.uid)::int AS count
      FROM ${sheetsFrom} ${step.from ?? ''} WHERE ${[...where, `${step.value} IS NOT NULL`].join(' AND ')}
      GROUP BY ${step.value} ORDER BY 2, 1 LIMIT 1000`,
    params,
  );
  return { results: rows.map(({ uid, name, count }) => ({ uid, name: called(name, uid), count })) };
}
const text = (name: unknown, uid: string): Localized => sameInAll(String(name ?? uid));
const people = {
  value: 't.uid',
  name: 't.display_name',
  from: 'JOIN identity.people_public t ON t.uid = s.main OR s.co_teachers @> ARRAY[t.uid]',
};

/** The dialog that opens sheets: each step takes the choices so far and answers the next list (portal-calls.md §7.6). They only read. */
export const cascadeCalls = [
  query(contracts['POST /block_final_grades/academic_list_on_create/'], {
    summary: 'Academic years that have sheets',
    run: async ({ db, body }) =>
      choices(db, body, { value: 'p.study_year', name: 'p.study_year' }, (_name, uid) =>
        sameInAll(studyYearName(Number(uid))),
      ),
  }),
  query(contracts['POST /block_final_grades/semester_list_on_create/'], {
    summary: 'Semesters that have sheets, of what was chosen',
    run: async ({ db, body }) =>
      choices(
        db,
        body,
        { value: 'p.semester', name: 'p.semester' },
        (_name, uid) => semesterNames[uid as keyof typeof semesterNames],
      ),
  }),
  query(contracts['POST /block_final_grades/cathedra_list_on_create/'], {
    summary: 'Departments that have sheets, of what was chosen',
    run: async ({ db, body }) => choices(db, body, { value: 'd.cathedra', name: 'k.name' }),
  }),
  query(contracts['POST /block_final_grades/teacher_list_on_create/'], {
    summary: 'Teachers who have sheets, of what was chosen',
    run: async ({ db, body }) => choices(db, body, people, text),
  }),
  query(contracts['POST /block_final_grades/course_list_on_create/'], {
    summary: 'Courses that have sheets, of what was chosen',
    run: async ({ db, body }) => choices(db, body, { value: 's.offering', name: 's.name' }),
  }),
  query(contracts['POST /block_final_grades/flux_list_on_create/'], {
    summary: 'Sheets, one for each stream, of what was chosen',
    run: async ({ db, body }) => choices(db, body, { value: 's.uid', name: 's.number' }, text),
  }),
  query(contracts['POST /block_final_grades/final_grades_on_create/'], {
    summary: 'Rows of the chosen sheets, by their students',
    run: async ({ db, body }) =>
      choices(
        db,
        body,
        {
          value: 'r.uid',
          name: 't.display_name',
          from: 'JOIN grades.rows r ON r.sheet = s.uid LEFT JOIN curriculum.students_public t ON t.uid = r.student',
        },
        text,
      ),
  }),
];
