/** Roles of the module as plain lists (no zod, so that pages may have them). */
/** Whoever may be named at a waypoint. Which application they may act on is the waypoint's word (decision), not the role's. */
export const reviewers = [
  'office',
  'org_admin',
  'fin_office',
  'supervisor',
  'teacher',
  'specialist',
  'social_affairs_mod',
  'mod',
  'edit_moderator',
  'columnist',
  'student',
] as const;
/** Who may be let apply. Auditors and beta testers change nothing. */
export const applicants = [
  'student',
  'teacher',
  'supervisor',
  'office',
  'org_admin',
  'fin_office',
  'specialist',
  'columnist',
  'social_affairs_mod',
  'mod',
  'edit_moderator',
] as const;
