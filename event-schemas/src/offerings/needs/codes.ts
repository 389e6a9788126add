/**
 * Why a student needs a discipline in a term. `failure`: it stands in an earlier term of their plan, up to the last with results, and they have not passed it;
 * `choice`: it was added to their individual plan.
 */
export const needCauses = ['plan', 'failure', 'choice'] as const;
export type NeedCause = (typeof needCauses)[number];
/** Kinds of lessons that a draft is made with where no earlier term says how the discipline is taught. */
export const draftKinds = ['lecture', 'practice', 'laboratory'] as const;
/** Seats of a lesson, where nobody says otherwise. */
export const usualSizes = { lecture: 100, practice: 25, laboratory: 15 };
/** Disciplines of one request for drafts. */
export const neededMost = 200;
