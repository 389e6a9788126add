import { z } from 'zod';
import { code, credits, planSemester } from '../kernel/bounds.ts';
import { localizedName } from '../kernel/localized.ts';
import { loadTypes } from '../registration/codes.ts';
import { loadType, uid, type LoadType } from '../registration/values.ts';

export { studyYear } from '../kernel/bounds.ts';
/** A study year as a query parameter. */
export const studyYearQuery = z.coerce.number().int().min(1990).max(2100);

/**
 * A discipline of a student's individual plan (ИУП). `uid` follows from student, year, discipline and whether it is a summer's, so that it is the same
 * before anybody has touched it. `semester`: of the study plan, counted from 1; null = summer. `main_discipline`: the entry it stands for or belongs to.
 */
export const planEntry = z.object({
  uid,
  discipline: uid,
  code,
  name: localizedName,
  credits,
  semester: planSemester.nullable(),
  main_discipline: uid.nullable(),
});
export type PlanEntry = z.infer<typeof planEntry>;

/** As what the person acted. */
export const planActor = z.enum(['student', 'advisor', 'registrar']);
export type PlanActor = z.infer<typeof planActor>;

/**
 * Where a discipline of the plan stands (portal.md §3, "Student discipline"). Of the plan itself: planned, added, changed (another one is taken in its
 * place), excluded; read off card and results: registered, accomplished, failed.
 */
export const planStatuses = [
  'planned',
  'added',
  'changed',
  'excluded',
  'registered',
  'accomplished',
  'failed',
] as const;
export const planStatus = z.enum(planStatuses);
export type PlanStatus = z.infer<typeof planStatus>;

/** The languages that lessons are taught in. */
export const planLanguages = ['ru', 'kk', 'en', 'ky'] as const;

/** `uid_1c` of a load type: its name in the own system of the registrar’s office. */
export const loadTypeCodes = {
  lecture: 'Лекция',
  practice: 'Практика',
  laboratory: 'Лабораторная',
  srsp: 'СРСП',
  srs: 'СРС',
} as const satisfies Record<LoadType, string>;

/** Load types of a discipline's lines: those of its lessons, or lecture and practice while nobody teaches it; every discipline has self-study. */
export function lineLoadTypes(taught: Iterable<LoadType>): LoadType[] {
  const known = new Set<LoadType>(taught);
  const wanted: ReadonlySet<LoadType> = new Set(known.size ? [...known, 'srs'] : ['lecture', 'practice', 'srs']);
  return loadTypes.filter(one => wanted.has(one));
}
/** A choice for one line is copied to the line of self-study (portal.md §5, "СРС"). */
export const copiedTo = (load: LoadType): LoadType[] => (load === 'srs' ? ['srs'] : [load, 'srs']);
export const chosenLoadTypes = z.array(loadType).min(1).max(loadTypes.length);

/** The semester of a study plan in a study year: plans run from the year of entry, two semesters a year. */
export const yearOfSemester = (entry_year: number, semester: number): number =>
  entry_year + Math.floor((semester - 1) / 2);
/** The term that a semester of a study plan is: odd ones are autumns; none is the summer. */
export const termOfSemester = (semester: number | null): 'autumn' | 'spring' | 'summer' =>
  semester === null ? 'summer' : semester % 2 === 1 ? 'autumn' : 'spring';
/** The semester of a study plan that a term of a study year is; null in summer. */
export const semesterOfTerm = (
  entry_year: number,
  study_year: number,
  term: 'autumn' | 'spring' | 'summer',
): number | null => (term === 'summer' ? null : (study_year - entry_year) * 2 + (term === 'autumn' ? 1 : 2));
/** What the uid of an entry is made of, with the namespace `student discipline`. */
export const entryName = (student: string, study_year: number, semester: number | null, discipline: string): string =>
  `${student}/${study_year}/${semester === null ? 'summer' : 'year'}/${discipline}`;
