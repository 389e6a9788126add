/** Who may look into the log. Advisors see the cards of their own students only. An auditor changes nothing: no command lists the role. */
export const historyReaders = ['auditor', 'office', 'org_admin', 'supervisor'] as const;
