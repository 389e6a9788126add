/** Who keeps the kinds of specialists and says who is one. */
export const keepers = ['office', 'org_admin'] as const;
