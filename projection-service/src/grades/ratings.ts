import { ratingOf, type Marks, type Share } from '@portal/event-schemas/grades/calculation/rating.ts';
import type { GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** What journals of a course have of a student: marks by kind of lessons, and absences of them all. */
export interface OfJournals {
  marks: Marks[];
  missed: number;
  excused: number;
}
const nothing: OfJournals = { marks: [], missed: 0, excused: 0 };

/** By `<offering>.<student>`: of everybody on these courses, or of one student. Who has moved to another stream keeps what they had. */
export async function journalsSay(
  db: Sql,
  offerings: readonly string[],
  student: string | null = null,
): Promise<(offering: string, student: string) => OfJournals> {
  const { rows } = await db.query<Marks & { offering: string; student: string; missed: number; excused: number }>(
    `SELECT offering, student, load_type, sum(marks)::int AS marks, sum(hundredths)::float8 AS hundredths,
        sum(missed)::int AS missed, sum(excused)::int AS excused
      FROM journals.parts_public WHERE offering = ANY($1) AND ($2::text IS NULL OR student = $2) GROUP BY 1, 2, 3`,
    [offerings, student],
  );
  const found = new Map<string, OfJournals>();
  for (const { offering, student: whose, missed, excused, ...marks } of rows) {
    const key = `${offering}.${whose}`;
    const known = found.get(key) ?? nothing;
    found.set(key, {
      marks: [...known.marks, marks],
      missed: known.missed + missed,
      excused: known.excused + excused,
    });
  }
  return (offering, whose) => found.get(`${offering}.${whose}`) ?? nothing;
}

/** What kinds of lessons count, by the academic year of a term. */
export async function sharesByYear(db: Sql): Promise<(study_year: number | null) => readonly Share[]> {
  const { rows } = await db.query<{ study_year: number; shares: Share[] }>(
    'SELECT study_year::int AS study_year, shares FROM grades.journal_contributions',
  );
  return year => rows.find(({ study_year }) => study_year === year)?.shares ?? [];
}

/** The rating of a row as it is to be shown: what the office has stays, else what journals say now, else what was written. */
export const ratingNow = (row: GradeRow, shares: readonly Share[], { marks }: OfJournals): number | null =>
  row.sent ? row.rating : (ratingOf(shares, marks) ?? (row.from_journals ? null : row.rating));
