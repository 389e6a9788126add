import type { CodeNames } from '../../kernel/module.ts';
import { roleNames } from '../role-names.ts';

/** What codes are called, by the part where they stand. */
export const codes: CodeNames = { role: roleNames, roles: roleNames, from: roleNames, to: roleNames };
