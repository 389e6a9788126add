/** Who define types and their forms; who review: the office everybody, the others those whom they are near to. */
export const definers = ['office', 'org_admin'] as const;
export const reviewers = ['office', 'teacher', 'supervisor'] as const;
/** Who read what others have sent, besides their reviewers. */
export const onlookers = ['auditor'] as const;
