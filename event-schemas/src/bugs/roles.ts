import { roles, type Role } from '../kernel/role-list.ts';

/** Who looks after the list of bugs. */
export const keepers = ['org_admin'] as const;
/** Who can report one: an auditor only looks. */
export const reporters: readonly Role[] = roles.filter(role => role !== 'auditor');
