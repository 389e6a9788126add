import type { Role } from '../kernel/roles.ts';

/** The accounts of the demo university, one for each role, in the order in which the log-in page of a demo start shows them. */
export const demoAccounts = [
  { login: 'student', role: 'student' },
  { login: 'teacher', role: 'teacher' },
  { login: 'advisor', role: 'supervisor' },
  { login: 'office', role: 'office' },
  { login: 'fin_office', role: 'fin_office' },
  { login: 'admin', role: 'org_admin' },
  { login: 'specialist', role: 'specialist' },
  { login: 'columnist', role: 'columnist' },
  { login: 'applicant', role: 'applicant' },
  { login: 'moderator', role: 'mod' },
  { login: 'edit_moderator', role: 'edit_moderator' },
  { login: 'social', role: 'social_affairs_mod' },
  { login: 'auditor', role: 'auditor' },
  { login: 'beta', role: 'beta' },
] as const satisfies readonly { login: string; role: Role }[];

/** No secret: it stands on the log-in page of a demo start. */
export const demoPassword = 'Portal-2026';
