import type { Role } from '../kernel/roles.ts';

const closed: readonly Role[] = ['org_admin', 'auditor'];

/** Is the seat of somebody with these roles one that no administrator takes? */
export const isSeatClosed = (roles: readonly Role[]): boolean => roles.some(role => closed.includes(role));
