import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { roles, type Audience, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { platformModule } from '@portal/platform/http/platform-module.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, callsOf, type DocumentedCall } from './support/calls.ts';
import { inputOf } from './support/inputs.ts';
import { isOfScim } from './support/refusals.ts';
import { each, standstill, startConformance, type ConformancePortal, type Reply } from './support/portal.ts';

let portal: ConformancePortal;
let audiences: Map<string, Audience>;
beforeAll(async () => {
  portal = await startConformance();
  const tables = new Set<AccessTable>([
    ...portal.host.parts.modules.map(module => module.access),
    platformModule.access,
  ]);
  audiences = new Map(
    [...tables].flatMap(({ commands, queries, folds = {} }) =>
      [commands, queries, folds].flatMap(table => Object.entries(table) as [string, Audience][]),
    ),
  );
});
afterAll(() => portal.stop());

/** A list answers single rows too, to the same people: the table names the list. */
const audienceOf = ({ name, operation }: DocumentedCall): Audience | undefined =>
  audiences.get(name) ?? (operation['x-kind'] === 'row' ? audiences.get(name.replace(/\{\w+\}\/$/, '')) : undefined);

const admitted = (audience: Audience, role: Role | null): boolean => {
  if (audience === 'any' || audience === 'anonymous') return true;
  return role !== null && (audience === 'all' || audience.includes(role));
};

/** Null when the answer is what the table says; else what was seen. */
function disagreement(audience: Audience, role: Role | null, { status, body }: Reply): string | null {
  const seen = `${status} ${body?.error?.code ?? ''}`.trim();
  if (status >= 500) return seen;
  const refusal = role === null ? '401 identity.not_signed_in' : '403 identity.access_denied';
  if (!admitted(audience, role)) return seen === refusal ? null : `${seen} instead of ${refusal}`;
  // The callers of SCIM have tokens and no sessions (test/scenarios/scim.ts).
  if (isOfScim(body)) return status === 401 ? null : seen;
  return status === 401 || body?.error?.code === 'identity.access_denied' ? `${seen} though the table admits it` : null;
}

describe('access tables', () => {
  it('and the OpenAPI document name the same calls, with the same roles', () => {
    expect(portal.calls.filter(call => audienceOf(call) === undefined).map(call => call.name)).toEqual([]);
    const documented = new Set(callsOf(portal.document).map(call => call.name));
    expect([...audiences.keys()].filter(name => !documented.has(name))).toEqual([]);
    expect(
      portal.calls
        .filter(call => JSON.stringify(call.operation['x-roles']) !== JSON.stringify(audienceOf(call)))
        .map(call => call.name),
    ).toEqual([]);
  });

  it(
    'are what every call does for every role and without a session',
    async () => {
      const tries = portal.calls.flatMap(call => [null, ...roles].map(role => ({ call, role })));
      const wrong: string[] = [];
      await each(tries, async ({ call, role }) => {
        const session = role === null ? undefined : await portal.sessionOf(role);
        const input = inputOf(call);
        const reply = await portal.send(call.method, addressOf(call, input), { session, body: input.body });
        const problem = disagreement(audienceOf(call)!, role, reply);
        if (problem) wrong.push(`${call.name} as ${role ?? 'nobody'}: ${problem}`);
      });
      expect(wrong.sort()).toEqual([]);
      expect(tries.length).toBe(portal.calls.length * (roles.length + 1));
    },
    standstill,
  );

  it('open the calls of the worker to its token alone', async () => {
    const alarms = portal.calls.filter(call => Array.isArray(audienceOf(call)) && audienceOf(call)!.length === 0);
    expect(alarms.length).toBeGreaterThan(0);
    for (const call of alarms) {
      const input = inputOf(call);
      const ask = (token: string) =>
        portal.send(call.method, addressOf(call, input), { body: input.body, headers: { 'x-service-token': token } });
      expect((await ask(portal.host.config.serviceToken)).status).not.toBe(401);
      expect((await ask(`${portal.host.config.serviceToken.slice(0, -1)}x`)).status).toBe(401);
    }
  });

  // The first administrator's call and that of an invitation are anybody's who holds their key; those of SCIM ask for the token of a server.
  it('let the auditor change nothing but what is their own', () => {
    const own = [
      /^POST \/(user|new_notifications)\//,
      /^PUT \/(notifications\/my_(mails|sound)|user\/profile)\/$/,
      /^DELETE \/user\/(sessions|avatar)\//,
      /^POST \/notifications\/unsubscribe\//,
      /^POST \/identity\/(first_administrator|invitation)\/$/,
      /^\w+ \/scim\/v2\//,
    ];
    const open = portal.calls.filter(call => call.changes && admitted(audienceOf(call)!, 'auditor'));
    expect(open.filter(call => !own.some(pattern => pattern.test(call.name))).map(call => call.name)).toEqual([]);
  });

  it('ask for the CSRF token in every change, but of who logs in', async () => {
    const session = await portal.sessionOf('org_admin');
    const wrong: string[] = [];
    // The link of a mail holds the person's own secret (RFC 8058), the token of another server is signed.
    const proven = [
      'POST /notifications/unsubscribe/{token}/',
      'POST /user/ways_in/{uid}/backchannel_logout/',
      'POST /user/ways_in/{uid}/acs/',
    ];
    const changes = portal.calls.filter(
      call =>
        call.changes &&
        audienceOf(call) !== 'anonymous' &&
        !proven.includes(call.name) &&
        !call.path.startsWith('/scim/') &&
        admitted(audienceOf(call)!, 'org_admin'),
    );
    await each(changes, async call => {
      const input = inputOf(call);
      const reply = await portal.send(call.method, addressOf(call, input), {
        body: input.body,
        headers: { cookie: `portal_session=${session.token}; csrftoken=${session.csrf}`, 'x-csrftoken': 'other' },
      });
      if (reply.body?.error?.code !== 'platform.csrf')
        wrong.push(`${call.name}: ${reply.status} ${reply.body?.error?.code}`);
    });
    expect(wrong).toEqual([]);
  });
});
