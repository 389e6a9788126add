/**
 * Roles of portal.md §6 with the flag that `user/my_roles/` answers for each, plus the read-only `auditor`.
 * The order is the order of the user's role list; the social affairs moderator is its seventh entry (portal.md §6).
 */
export const roleFlags = {
  org_admin: 'is_org_admin',
  supervisor: 'is_supervisor',
  teacher: 'is_teacher',
  student: 'is_student',
  specialist: 'is_specialist',
  columnist: 'is_columnist',
  social_affairs_mod: 'is_social_affairs_mod',
  applicant: 'is_applicant',
  office: 'is_office',
  fin_office: 'is_fin_office',
  beta: 'is_beta',
  mod: 'is_mod',
  edit_moderator: 'edit_moderator',
  auditor: 'is_auditor',
} as const;

export type Role = keyof typeof roleFlags;
export const roles = Object.keys(roleFlags) as [Role, ...Role[]];
/** Everybody who takes part in the life of the university: an auditor only looks, a tester's role opens no data. */
export const participants: readonly Role[] = roles.filter(role => role !== 'auditor' && role !== 'beta');

/**
 * Who may make a call: roles, `all` = everyone signed in, `any` = also without a session, `anonymous` = everybody, as
 * nobody yet: signing in, which
 * replaces a session that comes along. A screen that is `anonymous` is for people without one.
 */
export type Audience = readonly Role[] | 'all' | 'any' | 'anonymous';

/** The service token of the worker: commands that no person sends. */
export const systemActor = 'system';
