/** A plan is the student's alone, lies with the advisor, or has the advisor's answer; a change makes it the student's own again. */
export const planStates = ['draft', 'shared', 'accepted', 'change_suggested'] as const;
export type PlanState = (typeof planStates)[number];
/** What an advisor says of a shared plan; a comment leaves it as it is. */
export const verdicts = ['comment', 'accept', 'suggest_change'] as const;
export type Verdict = (typeof verdicts)[number];
