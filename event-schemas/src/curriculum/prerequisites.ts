/**
 * A row of a discipline's prerequisites: for one education program, or (null) for all. It is met when the required discipline
 * and all beside it are completed; rows of one program are alternatives.
 */
export interface Prerequisite {
  edu_program: string | null;
  required_discipline: string;
  and_prerequisites: string[];
  is_active: boolean;
}
/** The disciplines of a row. */
export const neededBy = (row: Prerequisite): string[] => [row.required_discipline, ...row.and_prerequisites];
/** The disciplines to which prerequisites lead, each once: rows that are switched off lead nowhere. */
export const prerequisitesOf = (rows: readonly Prerequisite[]): string[] => [
  ...new Set(rows.filter(row => row.is_active).flatMap(neededBy)),
];
/** For whom alternatives stand: those of the program, and those for all programs; each group is to be met. */
export const alternativesFor = (rows: readonly Prerequisite[], program: string): string[][][] =>
  [program, null].flatMap(one => {
    const alternatives = rows.filter(row => row.is_active && row.edu_program === one).map(neededBy);
    return alternatives.length > 0 ? [alternatives] : [];
  });
