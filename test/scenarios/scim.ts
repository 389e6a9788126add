import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';

let portal: IdentityPortal;
let admin: Client;
let uid: string;
let token: string;
let made = 0;
beforeAll(async () => {
  portal = await startIdentity();
  admin = await portal.signedIn('admin');
});
afterAll(() => portal?.stop());

const nobody = '01990000-0000-7000-8000-00000000000a';
const newClient = async (): Promise<string> =>
  (await admin.post('/identity/scim_clients/', { name: `HR ${++made}`, is_on: true, new_roles: ['student'] })).body.uid;
const newToken = async (client = uid) => (await admin.post(`/identity/scim_clients/${client}/token/`)).body;
beforeEach(async () => {
  uid = await newClient();
  ({ token } = await newToken());
});

interface Reply {
  status: number;
  body: any;
  type: string | null;
}
async function ask(method: string, path: string, body?: unknown, by: string | null = token): Promise<Reply> {
  const answer = await fetch(`${portal.url}/api/v1/scim/v2${path}`, {
    method,
    headers: {
      ...(by === null ? {} : { authorization: `Bearer ${by}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, type: answer.headers.get('content-type') };
}
const person = (more: object = {}) => {
  const userName = `scim${++made}`;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    ...{ userName, externalId: `ext-${userName}`, active: true, name: { familyName: 'Каримова', givenName: 'Айдана' } },
    emails: [{ value: `${userName}@example.edu`, primary: true, type: 'work' }],
    ...more,
  };
};
const patch = (...Operations: object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const fault = ({ status, body }: Reply): string => `${status} ${body.scimType ?? '–'}`;

describe('a system with a token', () => {
  it('opens an account, finds it, and closes and opens it again; its id stays', async () => {
    const user = person();
    const created = await ask('POST', '/Users', user);
    expect([created.status, created.type]).toEqual([201, 'application/scim+json; charset=utf-8']);
    const { id } = created.body;
    expect(created.body).toMatchObject({
      ...user,
      meta: { resourceType: 'User', location: `${portal.url}/api/v1/scim/v2/Users/${id}` },
    });
    const found = await ask(
      'GET',
      `/Users?filter=${encodeURIComponent(`userName eq "${user.userName.toUpperCase()}"`)}`,
    );
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, userName: user.userName }] });
    expect(
      (await ask('GET', `/Users?filter=${encodeURIComponent(`externalId eq "${user.externalId}"`)}`)).body.totalResults,
    ).toBe(1);
    expect(
      (await ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))).body.active,
    ).toBe(false);
    expect((await portal.host.log.read(`account-${id}`)).at(-1)?.type).toBe('AccountDisabled');
    expect((await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }))).body).toMatchObject({
      id,
      active: true,
    });
  });
  it('ends the sessions of whom it closes', async () => {
    const { id, userName } = (await ask('POST', '/Users', person())).body;
    const reset = (await admin.post(`/identity/accounts/${id}/reset_password/`)).body;
    const page = await portal.signedIn(userName, reset.temporary_password);
    await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect((await page.get('/user/my_roles/')).body.profile).toBeNull();
  });
  it('changes names and the address', async () => {
    const user = person();
    const { id } = (await ask('POST', '/Users', user)).body;
    const changed = await ask(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'replace', path: 'name.familyName', value: 'Осмонова' },
        { op: 'replace', path: 'emails[type eq "work"].value', value: `new-${user.userName}@example.edu` },
      ),
    );
    expect(changed.body).toMatchObject({
      name: { familyName: 'Осмонова', givenName: 'Айдана' },
      emails: [{ value: `new-${user.userName}@example.edu` }],
    });
    const whole = await ask('PUT', `/Users/${id}`, { ...user, name: { familyName: 'Каримова', givenName: 'Асель' } });
    expect(whole.body.name).toMatchObject({ familyName: 'Каримова', givenName: 'Асель' });
  });
  it('removes a user, whose account stays closed, and gets the same account for the same name again', async () => {
    const user = person();
    const { id } = (await ask('POST', '/Users', user)).body;
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await ask('GET', `/Users/${id}`)).status).toBe(404);
    expect((await portal.host.log.read(`account-${id}`)).at(-1)?.type).toBe('AccountDisabled');
    expect((await ask('POST', '/Users', user)).body).toMatchObject({ id, active: true });
  });
  it('pages through its users', async () => {
    for (let nth = 0; nth < 3; nth++) await ask('POST', '/Users', person());
    const first = (await ask('GET', '/Users?startIndex=1&count=2')).body;
    const second = (await ask('GET', '/Users?startIndex=3&count=2')).body;
    expect([first.totalResults, first.itemsPerPage, second.itemsPerPage]).toEqual([3, 2, 1]);
    expect(new Set([...first.Resources, ...second.Resources].map(({ id }) => id)).size).toBe(3);
  });
  it('is told what the portal can do', async () => {
    expect((await ask('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    });
    expect((await ask('GET', '/ResourceTypes')).body.Resources[0].endpoint).toBe('/Users');
  });
  it.each([
    ['a name that is taken', (user: any) => ask('POST', '/Users', user), '409 uniqueness'],
    [
      'another externalId that is taken',
      (user: any) => ask('POST', '/Users', person({ externalId: user.externalId })),
      '409 uniqueness',
    ],
    [
      'an address that is taken',
      (user: any) => ask('POST', '/Users', person({ emails: user.emails })),
      '409 uniqueness',
    ],
    ['no userName', () => ask('POST', '/Users', { active: true }), '400 invalidValue'],
    ['a name that can be no login', () => ask('POST', '/Users', person({ userName: 'a b' })), '400 invalidValue'],
    [
      'an address that is none',
      () => ask('POST', '/Users', person({ emails: [{ value: 'none' }] })),
      '400 invalidValue',
    ],
    [
      'another userName',
      (user: any) => ask('PATCH', `/Users/${user.id}`, patch({ op: 'replace', path: 'userName', value: 'other' })),
      '400 mutability',
    ],
    [
      'a path that names nothing',
      (user: any) => ask('PATCH', `/Users/${user.id}`, patch({ op: 'replace', path: 'roles', value: ['org_admin'] })),
      '400 invalidPath',
    ],
    ['no operations', (user: any) => ask('PATCH', `/Users/${user.id}`, {}), '400 invalidSyntax'],
    ['a filter that is none', () => ask('GET', '/Users?filter=name%20co%20%22a%22'), '400 invalidFilter'],
    ['nobody', () => ask('GET', `/Users/${nobody}`), '404 –'],
  ])('is told in its own words what is wrong with %s', async (_what, act, expected) => {
    const { body } = await ask('POST', '/Users', person());
    const answer = await act(body);
    expect(fault(answer)).toBe(expected);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(answer.status),
    });
  });
});

describe('what a system may not', () => {
  it('see or close accounts that it has not opened', async () => {
    const { id } = (await ask('POST', '/Users', person())).body;
    const other = (await newToken(await newClient())).token;
    const local = await portal.settled();
    for (const [who, by] of [
      [id, other],
      [local.uid, token],
    ] as const) {
      expect((await ask('GET', `/Users/${who}`, undefined, by)).status).toBe(404);
      expect((await ask('DELETE', `/Users/${who}`, undefined, by)).status).toBe(404);
    }
    expect(fault(await ask('POST', '/Users', person({ userName: local.login })))).toBe('409 uniqueness');
    expect(
      (await ask('GET', `/Users?filter=${encodeURIComponent(`userName eq "${local.login}"`)}`)).body.totalResults,
    ).toBe(0);
  });
  it('touch who has become an administrator or auditor', async () => {
    const { id } = (await ask('POST', '/Users', person())).body;
    await admin.put(`/identity/accounts/${id}/roles/`, { roles: ['auditor'] });
    const closing = patch({ op: 'replace', path: 'active', value: false });
    expect((await ask('PATCH', `/Users/${id}`, closing)).status).toBe(403);
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(403);
  });
});

describe('a token', () => {
  it('is shown once and kept as a hash', async () => {
    const kept = JSON.stringify([
      await portal.database.asOwner('select * from identity.scim_tokens'),
      await portal.host.log.readAll(0, 1_000_000),
    ]);
    expect(kept).not.toContain(token);
  });
  it.each([
    ['none', () => null],
    ['another', () => `scim_${'a'.repeat(43)}`],
    ['one that is longer', () => `${token}a`],
    ['one that is shorter', () => token.slice(0, -1)],
  ])('that is %s opens nothing', async (_what, by) => {
    const answer = await ask('GET', '/Users', undefined, by());
    expect([answer.status, answer.body.schemas]).toEqual([401, ['urn:ietf:params:scim:api:messages:2.0:Error']]);
  });
  it('works a day longer after a new one was made', async () => {
    const next = await newToken();
    expect(next.old_until).not.toBeNull();
    const both = async () => [
      (await ask('GET', '/Users')).status,
      (await ask('GET', '/Users', undefined, next.token)).status,
    ];
    expect(await both()).toEqual([200, 200]);
    portal.clock.advance(24 * 3_600_000);
    expect(await both()).toEqual([401, 200]);
    // The administrator’s own session has ended by then.
    admin = await portal.signedIn('admin');
  });
  it('is void when all are revoked, and while the system is off or gone', async () => {
    await admin.put(`/identity/scim_clients/${uid}/`, { is_on: false });
    expect((await ask('GET', '/Users')).status).toBe(401);
    await admin.put(`/identity/scim_clients/${uid}/`, { is_on: true });
    expect((await ask('GET', '/Users')).status).toBe(200);
    expect((await admin.post(`/identity/scim_clients/${uid}/revoke/`)).status).toBe(200);
    expect((await ask('GET', '/Users')).status).toBe(401);
    ({ token } = await newToken());
    await admin.delete(`/identity/scim_clients/${uid}/`);
    expect((await ask('GET', '/Users')).status).toBe(401);
    expect(refusal(await admin.post(`/identity/scim_clients/${uid}/token/`))).toBe(
      '404 identity.scim_client_not_found',
    );
  });
  it('is nothing that a browser’s session could stand for', async () => {
    expect((await admin.get('/scim/v2/Users')).status).toBe(401);
  });
});
