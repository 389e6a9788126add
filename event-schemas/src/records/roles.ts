/** Who looks after the papers of foreign students. */
export const officers = ['office', 'org_admin'] as const;
