import { preparationLevels } from '../curriculum/codes.ts';

/** Kinds of marks: with points, and those that say something else and count nowhere (domain.md "Grades"). */
export const wordMarkKinds = ['incomplete', 'withdrawn', 'audit', 'pass', 'no_pass'] as const;
export const markKinds = ['points', ...wordMarkKinds] as const;
export type MarkKind = (typeof markKinds)[number];
/** For whom a grading system holds: one level, or all that have none of their own. */
export const systemLevels = ['all', ...preparationLevels] as const;
/** What a grade period is for: the first filling of sheets, and retakes. */
export const gradePeriodKinds = ['final', 'retake'] as const;
/** The two parts of a final mark. */
export const parts = ['rating', 'exam'] as const;
export type Part = (typeof parts)[number];
/** Statements (ведомости): what they say of a sheet's students. */
export const statementKinds = ['rating', 'examination', 'final', 'retake'] as const;
export type StatementKind = (typeof statementKinds)[number];
