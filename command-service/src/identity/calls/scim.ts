import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { scimSchemas } from '@portal/event-schemas/identity/scim.ts';
import { scimClient } from '@portal/event-schemas/ways/declared.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused } from '@portal/platform/http/types.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { answered } from '../scim/answers.ts';
import { makeToken, noteRevocation, noteToken, revokeTokens } from '../scim/tokens.ts';
import { createUser, listUsers, pageMax, patchUser, readOne, removeUser, replaceUser } from '../scim/users.ts';

async function refuseUnknown(host: Host, uid: string): Promise<void> {
  if (!(await readRecord(host, scimClient, uid))) throw new Refused(reject('identity.scim_client_not_found'));
}

export const makeScimToken = command(contracts['POST /identity/scim_clients/{uid}/token/'], {
  summary: 'Make a new token for a system that opens and closes accounts; the one before works a day longer',
  async run({ host, params: { uid }, send }) {
    await refuseUnknown(host, uid);
    const made = await makeToken(host, uid);
    await send(noteToken, { client: uid });
    return made;
  },
});
export const revokeScimTokens = command(contracts['POST /identity/scim_clients/{uid}/revoke/'], {
  summary: 'Void all tokens of a system that opens and closes accounts',
  async run({ host, params: { uid }, send }) {
    await refuseUnknown(host, uid);
    await revokeTokens(host, uid);
    await send(noteRevocation, { client: uid });
    return {};
  },
});

/** The token stands for the caller: there is no session, and nothing that a browser sends along by itself. */
const byToken = { linked: true } as const;

export const scimUsers = query(contracts['GET /scim/v2/Users'], {
  summary: 'SCIM 2.0: the accounts that this system has opened',
  asOf: 'never',
  run: call => answered(call, client => listUsers(call, client, call.raw.request.query as Record<string, unknown>)),
});
export const scimUserCall = query(contracts['GET /scim/v2/Users/{id}'], {
  summary: 'SCIM 2.0: one account',
  asOf: 'never',
  run: call => answered(call, client => readOne(call, client, call.params.id)),
});
export const createScimUser = command(contracts['POST /scim/v2/Users'], {
  ...{ summary: 'SCIM 2.0: open an account', ...byToken },
  run: call => answered(call, client => createUser(call, client, call.raw.request.body)),
});
export const replaceScimUser = command(contracts['PUT /scim/v2/Users/{id}'], {
  ...{ summary: 'SCIM 2.0: set what is known of an account', ...byToken },
  run: call => answered(call, client => replaceUser(call, client, call.params.id, call.raw.request.body)),
});
export const patchScimUser = command(contracts['PATCH /scim/v2/Users/{id}'], {
  ...{ summary: 'SCIM 2.0: change some of an account, or close it', ...byToken },
  run: call => answered(call, client => patchUser(call, client, call.params.id, call.raw.request.body)),
});
export const removeScimUser = command(contracts['DELETE /scim/v2/Users/{id}'], {
  ...{ summary: 'SCIM 2.0: close an account for good', ...byToken },
  run: call => answered(call, client => removeUser(call, client, call.params.id)),
});

/** What the portal can do of SCIM (RFC 7643 §5). */
export const scimConfig = query(contracts['GET /scim/v2/ServiceProviderConfig'], {
  summary: 'SCIM 2.0: what the portal can do',
  asOf: 'never',
  run: call =>
    answered(call, async () => ({
      status: 200,
      body: {
        schemas: [scimSchemas.config],
        patch: { supported: true },
        bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
        filter: { supported: true, maxResults: pageMax },
        changePassword: { supported: false },
        sort: { supported: false },
        etag: { supported: false },
        authenticationSchemes: [
          { type: 'oauthbearertoken', name: 'Bearer token', description: 'Made by an administrator of the portal' },
        ],
      },
    })),
});
export const scimTypes = query(contracts['GET /scim/v2/ResourceTypes'], {
  summary: 'SCIM 2.0: of what the portal has resources',
  asOf: 'never',
  run: call =>
    answered(call, async () => ({
      status: 200,
      body: {
        ...{ schemas: [scimSchemas.list], totalResults: 1, startIndex: 1, itemsPerPage: 1 },
        Resources: [
          { schemas: [scimSchemas.type], id: 'User', name: 'User', endpoint: '/Users', schema: scimSchemas.user },
        ],
      },
    })),
});
