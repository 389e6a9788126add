import { roles, type Role } from '../kernel/role-list.ts';

/** Who neither works for the university nor speaks for it. */
const others: readonly string[] = ['student', 'applicant', 'beta'] satisfies Role[];
/** Roles of whoever works for the university. */
export const staffRoles = roles.filter(role => !others.includes(role));
export const isStaff = (held: readonly string[]): boolean => held.some(role => !others.includes(role));

/** Which contacts of somebody a reader sees: staff all, everybody their own, and the mail addresses of staff; students do not see each other's. */
export function contactsShown(
  reader: { account: string; roles: readonly string[] },
  shown: { account: string; roles: readonly string[] },
): { email: boolean; phone: boolean } {
  const all = reader.account === shown.account || isStaff(reader.roles);
  return { email: all || isStaff(shown.roles), phone: all };
}
