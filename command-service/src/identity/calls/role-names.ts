import { roleNameRelation } from '@portal/event-schemas/identity/records.ts';
import { command } from '@portal/platform/http/types.ts';
import { writeRecord } from '@portal/platform/records/write.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** The university's own name of a role, from then on everywhere (portal-calls.md §7.9). The same again changes nothing. */
export const relateRoleName = command(contracts['POST /user/create_role_names_relation/'], {
  summary: 'Call a role by a name of the university’s own',
  async run({ host, send, body }) {
    await writeRecord(host, send, roleNameRelation, { kind: 'save', uid: body.role, fields: body });
    return { code: body.role, name: body.name };
  },
});
