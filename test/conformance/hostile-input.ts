import fc from 'fast-check';
import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type DocumentedCall } from './support/calls.ts';
import { attacksOn, hostileValues, type Attack } from './support/hostile.ts';
import { inputOf, inputsOf } from './support/inputs.ts';
import { findExamples } from './support/examples.ts';
import { each, standstill, startConformance, type ConformancePortal } from './support/portal.ts';
import { misshapen } from './support/refusals.ts';

let portal: ConformancePortal;
let ids: string[];
beforeAll(async () => {
  // Without the worker nothing is written but by the calls themselves.
  portal = await startConformance({ services: ['command-service', 'projection-service'] });
  const { student: _student, account: _account, ...known } = await findExamples(portal);
  ids = Object.values(known);
});
afterAll(() => portal.stop());

/** Who makes the call, so that it gets as far as it can: who may do most; nobody for the log-in and the worker's alarms. */
const callerOf = ({ operation }: DocumentedCall): Role | null => {
  const audience = operation['x-roles'];
  if (audience === 'anonymous' || audience.length === 0) return null;
  return typeof audience === 'string'
    ? 'student'
    : (['org_admin', 'student', ...roles] as Role[]).find(role => audience.includes(role))!;
};

/** Things that exist, but nothing for calls that remove: later calls need them. */
const idsFor = ({ method }: DocumentedCall): string[] => (method === 'DELETE' ? [] : ids);

let count = 0;
const rejected: string[] = [];
const wrong: string[] = [];

/** Sends it and judges the answer; requests are known in the log by their id. */
async function attack(call: DocumentedCall, { what, address, request, neverFits }: Attack): Promise<void> {
  const role = callerOf(call);
  const id = `hostile-${++count}`;
  const worker: Record<string, string> =
    call.operation['x-roles'].length === 0 ? { 'x-service-token': portal.host.config.serviceToken } : {};
  const reply = await portal
    .send(call.method, address, {
      ...request,
      session: role ? await portal.sessionOf(role) : undefined,
      headers: { ...worker, 'x-request-id': id, ...request.headers },
    })
    .catch((error: Error) => ({ status: 0, body: error.message, headers: new Headers() }));
  const report = (problem: string) => wrong.push(`${call.name} with ${what}: ${problem}`);
  if (reply.status >= 200 && reply.status < 300) {
    if (neverFits) report(`${reply.status}, accepted`);
    return;
  }
  rejected.push(reply.headers.get('x-request-id') ?? id);
  // Where a server sends the browser back to: on to a page of the portal, which says what was wrong.
  if (reply.status === 303 && /^\/(?!\/)/.test(reply.headers.get('location') ?? '')) return;
  if (reply.status < 400 || reply.status >= 500)
    return void report(`${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
  const problem = misshapen(reply);
  if (problem) report(problem);
}

/** Events that refused requests left in the log; wrong passwords are recorded on purpose. */
const writtenByRefused = async (): Promise<string[]> => {
  const { rows } = await portal.host.pool.query<{ type: string; stream_id: string }>(
    `select type, stream_id from log.events where meta->>'correlation_id' = any($1) and type not in ('LoginFailed', 'AccountLocked')`,
    [rejected],
  );
  return rows.map(({ type, stream_id }) => `${type} in ${stream_id}`);
};

describe('hostile input', () => {
  it(
    'is refused by every call with a code, and never takes the portal down',
    async () => {
      const attacks = portal.calls.flatMap(call => {
        const good = inputOf(call, idsFor(call));
        return attacksOn(call, good).map(one => [call, one] as const);
      });
      await each(attacks, ([call, one]) => attack(call, one));
      expect(wrong.splice(0).sort()).toEqual([]);
      expect(attacks.length).toBeGreaterThan(portal.calls.length * 15);
    },
    standstill,
  );

  it(
    'is refused also when it looks nearly right',
    async () => {
      const strange = fc.oneof(
        fc.constantFrom(...hostileValues),
        fc
          .anything({ maxDepth: 2, withNullPrototype: false })
          .filter(value => JSON.stringify(value) !== undefined && typeof value !== 'bigint'),
      );
      const tries = fc.sample(
        fc.constantFrom(...portal.calls).chain(call =>
          fc.record({
            call: fc.constant(call),
            input: inputsOf(call, idsFor(call)),
            strange,
            at: fc.nat(),
            spoil: fc.boolean(),
          }),
        ),
        { numRuns: 900, seed: 2026 },
      );
      await each(tries, async ({ call, input, strange: value, at, spoil }) => {
        const names = Object.keys(input.body ?? {});
        const body =
          spoil && names.length ? { ...(input.body as object), [names[at % names.length]!]: value } : input.body;
        if (call.path === '/common/tech_code/' && (body as { tech_block?: unknown } | undefined)?.tech_block === true)
          return;
        await attack(call, {
          what: JSON.stringify({ ...input, body })?.slice(0, 400),
          address: addressOf(call, input),
          request: { body },
        });
      });
      expect(wrong.splice(0).sort()).toEqual([]);
    },
    standstill,
  );

  it('does not make the portal wait for a moment that never comes', async () => {
    const position = { 'x-portal-position': String(Number.MAX_SAFE_INTEGER) };
    const page = portal.people.student.page;
    // Who waited for it would be answered 503 at the deadline.
    expect((await page.call('GET', '/user/role_names/', { headers: position })).headers.get('x-portal-stale')).toBe(
      '1',
    );
    expect(
      (await page.call('POST', '/new_notifications/read/', { headers: position, body: { notifications: [] } })).status,
    ).toBeLessThan(500);
    expect(
      (
        await page.call('POST', '/organizations/send_advaizer/', {
          headers: position,
          query: { uid: `${portal.people.student.uid}.${ids[0]}` },
        })
      ).status,
    ).toBeLessThan(500);
  });

  it('leaves nothing in the log', async () => {
    expect(rejected.length).toBeGreaterThan(1000);
    expect(await writtenByRefused()).toEqual([]);
  });

  it('leaves the portal in good health', async () => {
    await expect.poll(async () => (await (await fetch(`${portal.url}/health/`)).json()).status).toBe('ready');
    expect((await portal.people.student.page.get('/user/my_roles/')).body.is_student).toBe(true);
  });
});
