import { deciders } from '@portal/event-schemas/clubs/roles.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { localized } from '@portal/event-schemas/kernel/localized.ts';
import { roles, roleSchema } from '@portal/event-schemas/kernel/roles.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';

const named = z.array(z.object({ value: roleSchema, name: localized }));
const namesOf = (chosen: readonly (typeof roles)[number][]) => chosen.map(value => ({ value, name: roleNames[value] }));

/** Roles of the portal, and those that decide on requests to found a club. */
export const roleCalls = [
  query({
    call: 'GET /student_clubs/role_name/',
    summary: 'Roles of the portal',
    answer: named,
    run: async () => namesOf(roles),
  }),
  query({
    call: 'GET /student_clubs/role_name_relation/',
    summary: 'Roles that decide on requests to found a club',
    answer: named,
    run: async () => namesOf(deciders),
  }),
];
