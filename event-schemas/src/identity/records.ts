import { z } from 'zod';
import { localizedName } from '../kernel/localized.ts';
import { defineRecord } from '../kernel/records.ts';
import { roleSchema } from '../kernel/roles.ts';

/** What the university calls a role; its uid is the role. Without one the portal's own name holds (role-names.ts). */
export const roleNameRelation = defineRecord({
  module: 'identity',
  entity: 'role_name',
  name: 'RoleNameRelation',
  table: 'role_names',
  readers: 'all',
  writers: ['org_admin'],
  fields: z.object({ role: roleSchema, name: localizedName }),
  unique: [['role']],
  calls: {},
});
export type RoleNameRelation = z.infer<typeof roleNameRelation.fields>;

export const identityRecords = [roleNameRelation] as const;
