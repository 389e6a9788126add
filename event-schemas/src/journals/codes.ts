/** A journal as its teacher finds it: some week can be filled in, none can, or the term is over. */
export const journalStates = ['open', 'blocked', 'closed'] as const;
export type JournalState = (typeof journalStates)[number];
/** A week of a journal, in the order of its life; what was blocked may be reopened for some days and is blocked again. */
export const weekStates = ['FUTURE', 'OPEN', 'BLOCKED', 'REOPENED', 'CLOSED'] as const;
export type WeekState = (typeof weekStates)[number];
/** How often weeks that are due are closed. */
export const blockFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type BlockFrequency = (typeof blockFrequencies)[number];
/** What the office does to weeks by hand. */
export const openingActions = ['unblock', 'block'] as const;
export type OpeningAction = (typeof openingActions)[number];
/** Which marks a class gets. */
export const markKinds = ['none', 'percent', 'pass_fail'] as const;
export type MarkKind = (typeof markKinds)[number];
/** What the grid shows in a colour of its own. */
export const colorCodes = ['low', 'middle', 'high', 'missed', 'excused', 'cancelled', 'blocked'] as const;
export type ColorCode = (typeof colorCodes)[number];

/** What materials of a course are for. */
export const materialKinds = ['lecture', 'practice', 'laboratory', 'assignment', 'literature', 'other'] as const;

/** By what statistics sum up cells. */
export const statisticKinds = ['week', 'group', 'teacher', 'cathedra', 'student'] as const;

/** From so many unexcused absences on a student is at risk, where the university has set nothing. */
export const defaultAbsenceLimit = 3;
/** What stands in a cell for an absence, unless a teacher has chosen a letter of their own. */
export const missedLetter = 'н';
/** A reopening lasts at most so many days. */
export const reopeningDays = 7;
/** Journals of a term open so many days before it begins. */
export const openDaysBefore = 7;
/** So many days before a week closes its teacher is told of its holes. */
export const holesToldBefore = 2;
