/**
 * Why a student needs a discipline in a term. `failure`: it stands in an earlier term of their plan, whose results are in, and they have not passed it;
 * `choice`: it was added to their individual plan.
 */
export const needCauses = ['plan', 'failure', 'choice'] as const;
export type NeedCause = (typeof needCauses)[number];
/** Kinds of lessons that a draft is made with where no earlier term says how the discipline is taught. */
export const draftKinds = ['lecture', 'practice', 'laboratory'] as const;
