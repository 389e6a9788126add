import { z } from 'zod';
import { text } from '../kernel/bounds.ts';
import { screenOf } from '../kernel/module.ts';
import { defineRecord } from '../kernel/records.ts';
import { roleSchema } from '../kernel/roles.ts';

/**
 * Whether a tab of the menu stands there for a role (portal-calls.md §7.9, tabs_router_role). `screen` is a screen's id. A rule only takes away:
 * who may open a screen is in the access tables.
 */
export const tabRule = defineRecord({
  module: 'system',
  entity: 'tab_rule',
  name: 'TabRule',
  table: 'tab_rules',
  readers: ['org_admin', 'office', 'auditor'],
  writers: ['org_admin'],
  fields: z.object({
    role: roleSchema,
    screen: text(100).refine(id => screenOf(id)?.menu !== undefined),
    is_visible: z.boolean(),
  }),
  unique: [['role', 'screen']],
  filters: ['role', 'screen', 'is_visible'],
  search: ['screen'],
  defaultSort: 'screen',
  calls: {
    list: 'GET /organizations/tabs_router_role/',
    create: 'POST /organizations/tabs_router_role/',
    change: 'PUT /organizations/tabs_router_role/{uid}/',
    remove: 'DELETE /organizations/tabs_router_role/{uid}/',
  },
});
export type TabRule = z.infer<typeof tabRule.fields>;

export const systemRecords = [tabRule] as const;
