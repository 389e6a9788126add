/** Who plans the courses of a term; nobody else sees a draft but the auditor. */
export const planners = ['office', 'org_admin'] as const;
export const planReaders = ['office', 'org_admin', 'auditor'] as const;
