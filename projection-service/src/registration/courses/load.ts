import type { CourseStanding } from '@portal/event-schemas/registration/views.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { catalogueOf, type Catalogue, type DisciplineRow } from '../catalogue.ts';
import { iso } from '../times.ts';
import { termOf, type OfferedRow } from './term.ts';

export type { PrerequisiteRow } from '../catalogue.ts';

/** What one student has in an offering, and what the office and the teachers allow them there; `mine`: lessons, `waived`: rules that are not checked. */
interface OwnRow {
  offering: string;
  standing: CourseStanding;
  audit: boolean;
  flux: string | null;
  mine: string[];
  until: string | null;
  granted: boolean | null;
  waived: WaivableRule[];
}
/** A course offering with its discipline, its seats, and what one student has in it. */
export type CourseRow = Omit<OfferedRow, 'offering'> &
  Omit<DisciplineRow, 'uid' | 'code' | 'name' | 'credits'> &
  Omit<OwnRow, 'offering'>;

export const standingSql = `CASE WHEN p.taken_lessons IS NOT NULL THEN 'registered' WHEN p.offer_lessons IS NOT NULL THEN 'offered'
  WHEN p.queued_lessons IS NOT NULL THEN 'waiting' WHEN p.held_lessons IS NOT NULL THEN 'basket' END`;

/** All of one student that courses look at, with one query: what they have in offerings, final results, the medical certificate. */
export interface Personal {
  own: ReadonlyMap<string, Omit<OwnRow, 'offering'>>;
  results: readonly { discipline: string; study_period: string; letter: string; completed: boolean }[];
  certificate_until: string | null;
}
const personalBy = prepared<{
  own: OwnRow[] | null;
  results: Personal['results'] | null;
  certificate_until: string | null;
}>(`
  WITH p AS (SELECT * FROM registration.places WHERE student = $1), x AS (SELECT * FROM registration.selected_students WHERE student = $1),
    m AS (SELECT * FROM registration.course_permissions WHERE student = $1), t AS (SELECT * FROM registration.teacher_permissions WHERE student = $1)
  SELECT
    (SELECT json_agg(json_build_object('offering', k.offering, 'standing', ${standingSql}, 'audit',
      coalesce(p.taken_audit, p.held_audit, p.queued_audit, false),
       'flux', coalesce(p.taken_flux, p.held_flux, p.queued_flux), 'mine', coalesce(p.taken_lessons, p.held_lessons, p.offer_lessons, p.queued_lessons, '{}'),
       'until', CASE WHEN p.taken_lessons IS NULL THEN coalesce(p.offer_until, p.held_until) END, 'granted', x.granted,
       'waived', coalesce(m.waives, '{}') || CASE WHEN 'prerequisite' = ANY(t.waives) THEN '{prerequisites}'::text[] ELSE '{}' END))
     FROM (SELECT offering FROM p UNION SELECT offering FROM x UNION SELECT offering FROM m UNION SELECT offering FROM t) k
       LEFT JOIN p USING (offering) LEFT JOIN x USING (offering) LEFT JOIN m USING (offering) LEFT JOIN t USING (offering)) AS own,
    (SELECT json_agg(json_build_object('discipline', r.discipline, 'study_period', r.study_period, 'letter', r.letter,
      'completed', r.completed))
      FROM registration.completed r WHERE r.student = $1) AS results,
    (SELECT certificate_until FROM registration.standings WHERE student = $1) AS certificate_until`);

export async function personalOf(db: Sql, student: string): Promise<Personal> {
  const { rows } = await personalBy(db, [student]);
  const { own, results, certificate_until } = rows[0]!;
  return {
    own: new Map((own ?? []).map(({ offering, ...row }) => [offering, { ...row, until: iso(row.until) }])),
    results: results ?? [],
    certificate_until,
  };
}
/** Letters of the disciplines that the student completed in other terms than this, the last entered of each. */
export const lettersBefore = (
  { results }: Pick<Personal, 'results'>,
  studyPeriod: string,
): ReadonlyMap<string, string> =>
  new Map(
    results.flatMap(result =>
      result.completed && result.study_period !== studyPeriod ? [[result.discipline, result.letter] as const] : [],
    ),
  );
const nothing: Omit<OwnRow, 'offering'> = {
  standing: null,
  audit: false,
  flux: null,
  mine: [],
  until: null,
  granted: null,
  waived: [],
};

/**
 * A course with its discipline as nobody has it; the same object as long as neither course nor catalogue change, so
 * that what is made of it can be kept beside it.
 */
const plainRow = new WeakMap<OfferedRow, { catalogue: Catalogue; row: CourseRow }>();
function plainRowOf(course: OfferedRow, catalogue: Catalogue): CourseRow | [] {
  const known = plainRow.get(course);
  if (known?.catalogue === catalogue) return known.row;
  const discipline = catalogue.disciplines.get(course.discipline);
  if (!discipline) return [];
  const row = { ...discipline, ...course, ...nothing };
  plainRow.set(course, { catalogue, row });
  return row;
}
/** The courses of a term, made once for each state of term and catalogue: students share what is not theirs. */
const plain = new WeakMap<readonly OfferedRow[], { catalogue: Catalogue; rows: readonly CourseRow[] }>();
function plainRows(courses: readonly OfferedRow[], catalogue: Catalogue): readonly CourseRow[] {
  const known = plain.get(courses);
  if (known?.catalogue === catalogue) return known.rows;
  const rows = courses.flatMap(course => plainRowOf(course, catalogue));
  plain.set(courses, { catalogue, rows });
  return rows;
}

/**
 * All courses of a study period, by code, as one student has them. The courses are kept in memory, of the database's
 * rows only those that have moved on are read.
 */
export async function coursesWith(
  { own }: Pick<Personal, 'own'>,
  db: Sql,
  studyPeriod: string,
  catalogue: Catalogue,
): Promise<readonly CourseRow[]> {
  const rows = plainRows(await termOf(db, studyPeriod), catalogue);
  if (own.size === 0) return rows;
  return rows.map(row => {
    const mine = own.get(row.uid);
    return mine ? { ...row, ...mine } : row;
  });
}

/** The same for callers that know nothing of the student yet; without a student as nobody has them. */
export const coursesOfPeriod = async (db: Sql, student: string, studyPeriod: string): Promise<readonly CourseRow[]> =>
  coursesWith(
    student === '' ? { own: new Map() } : await personalOf(db, student),
    db,
    studyPeriod,
    await catalogueOf(db),
  );
