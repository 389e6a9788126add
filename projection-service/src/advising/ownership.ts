const overseers = ['office', 'org_admin', 'fin_office', 'auditor'];

/** The office and the auditor see all students, an advisor their own. */
export const seesAll = (roles: readonly string[]): boolean => roles.some(role => overseers.includes(role));
