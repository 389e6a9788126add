import { z } from 'zod';
import { roles } from './role-list.ts';

/** Plain values are apart from the schema, so that the browser's first load has no zod. */
export { roleFlags, roles, systemActor, type Audience, type Role } from './role-list.ts';

export const roleSchema = z.enum(roles);
