import type { PrerequisiteView } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { disciplineReference, programReference, type Catalogue, type PrerequisiteRow } from '../catalogue.ts';

/** Disciplines that a student has completed: those of the completed final grades (portal.md §4). */
export async function completedBy(db: Sql, student: string): Promise<Set<string>> {
  const { rows } = await db.query<{ discipline: string }>(
    'SELECT DISTINCT discipline FROM registration.completed WHERE student = $1 AND completed',
    [student],
  );
  return new Set(rows.map(row => row.discipline));
}

const disciplinesOf = (row: PrerequisiteRow): string[] => [row.required_discipline, ...row.and_prerequisites];
const isCompleted = (row: PrerequisiteRow, completed: ReadonlySet<string>): boolean =>
  disciplinesOf(row).every(discipline => completed.has(discipline));

/** The rows that hold for a program: active ones of that program and those for all. */
export const rowsFor = (rows: readonly PrerequisiteRow[], program: string): PrerequisiteRow[] =>
  rows.filter(row => row.is_active && (row.edu_program === null || row.edu_program === program));

/** Met when there are none or one of the alternatives is completed; the rows of the program and the rows for all are two lists of alternatives. */
export const areMet = (rows: readonly PrerequisiteRow[], program: string, completed: ReadonlySet<string>): boolean =>
  [program, null].every(owner => {
    const alternatives = rowsFor(rows, program).filter(row => row.edu_program === owner);
    return alternatives.length === 0 || alternatives.some(row => isCompleted(row, completed));
  });

/** Rows with names; a discipline that the catalogue no longer has is left out. `uuid1c` names the row's required discipline. */
export const prerequisiteViews = (
  rows: readonly PrerequisiteRow[],
  completed: ReadonlySet<string>,
  catalogue: Catalogue,
): PrerequisiteView[] =>
  rows.flatMap(row => {
    const required = disciplineReference(catalogue, row.required_discipline);
    if (!required) return [];
    return {
      is_active: row.is_active,
      education_program: programReference(catalogue, row.edu_program),
      uuid1c: row.required_discipline,
      required_discipline: required,
      and_prerequisites: row.and_prerequisites.flatMap(uid => disciplineReference(catalogue, uid) ?? []),
      completed: isCompleted(row, completed),
    };
  });
