/** Who keeps the catalogue and the people of the university, and who sees its students. */
export const writers = ['office', 'org_admin'] as const;
export const staff = ['office', 'org_admin', 'fin_office', 'auditor'] as const;
/** Who has their screens; the auditor reads alone. */
export const keepers = ['office', 'org_admin', 'auditor'] as const;
