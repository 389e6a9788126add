import { roleNames } from '../identity/role-names.ts';

/** Who connects the portal with other systems. */
export const keepers = ['org_admin'] as const;

/** As whom a program can be answered: never as somebody who settles the portal itself or other people's rights. */
export const programRoles = ['office', 'fin_office', 'auditor'] as const;
export const programRoleNames = Object.fromEntries(programRoles.map(role => [role, roleNames[role]]));
