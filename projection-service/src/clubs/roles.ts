import { deciders } from '@portal/event-schemas/clubs/roles.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { query } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/clubs/calls.ts';

const namesOf = (chosen: readonly (typeof roles)[number][]) => chosen.map(value => ({ value, name: roleNames[value] }));

/** Roles of the portal, and those that decide on requests to found a club. */
export const roleCalls = [
  query(contracts['GET /student_clubs/role_name/'], {
    summary: 'Roles of the portal',
    run: async () => namesOf(roles),
  }),
  query(contracts['GET /student_clubs/role_name_relation/'], {
    summary: 'Roles that decide on requests to found a club',
    run: async () => namesOf(deciders),
  }),
];
