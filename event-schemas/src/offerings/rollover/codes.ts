/**
 * What a roll-over copies besides the courses themselves. `times` and `rooms` are of the lessons; `access`: lessons that were closed; `unplanned`: courses
 * of disciplines that stand in no study plan.
 */
export const rollOverParts = [
  'fluxes',
  'times',
  'rooms',
  'teachers',
  'capacities',
  'access',
  'groups',
  'unplanned',
] as const;
export type RollOverPart = (typeof rollOverParts)[number];
/** What is usually wanted: groups go on to other disciplines from term to term. */
export const usualParts = ['fluxes', 'times', 'rooms', 'teachers', 'capacities', 'access'] as const;

/** Why a course is not copied. `already`: an earlier roll-over has made it; `in_term`: the term has a course of the discipline from elsewhere. */
export const leftOutReasons = ['already', 'in_term', 'cancelled', 'discipline_gone', 'discipline_unplanned'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
/** What of a copied course stays behind. `no_weeks`: a time in weeks that the new term does not have. */
export const lostReasons = [
  'teacher_gone',
  'room_gone',
  'room_closed',
  'group_gone',
  'lesson_cancelled',
  'no_weeks',
] as const;
export type LostReason = (typeof lostReasons)[number];
export const behindReasons = [...leftOutReasons, ...lostReasons] as const;
export type BehindReason = (typeof behindReasons)[number];

/** How far a roll-over is. */
export const rollOverStages = ['running', 'finished', 'undoing', 'undone'] as const;
export type RollOverStage = (typeof rollOverStages)[number];
