import { afterEach, expect } from 'vitest';
import { receiver, type Receiver } from '../support/receiver.ts';
import { chaosTest, eventually, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { plan, startRush } from './support/rush.ts';
import { createUniversity, toolHost } from './support/university.ts';

let installation: Installation | undefined;
let system: Receiver | undefined;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  await system?.stop();
  await installation?.clear();
  installation = system = undefined;
  running = [];
});

/** Calls of an administrator. */
async function administrator(url: string) {
  const host = await toolHost(installation!);
  const { token, csrf } = await host.sessions.create({
    account: '0a000000-0000-4000-8000-0000000000ad',
    roles: ['org_admin'],
  });
  await host.stop();
  return async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await fetch(`${url}/api/v1/third_party_apis/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: `portal_session=${token}; csrftoken=${csrf}`,
        'x-csrftoken': csrf,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
}

chaosTest(
  'every event that a system asked for arrives, in the order of its stream, however often the worker is killed',
  async random => {
    installation = await sharedInstallation();
    system = await receiver();
    const university = await createUniversity(installation, { students: 20, courses: 4, seats: [4, 4, 4] });
    const portal = await portalProcess(installation, ['command-service', 'projection-service']);
    running = [portal];
    const worker = await portalProcess(installation, ['notification-worker'], {
      PORTAL_COMMANDS_URL: portal.url,
      PORTAL_WEBHOOK_NETWORKS: '127.0.0.1',
    });
    running = [portal, worker];

    const admin = await administrator(portal.url);
    const types: string[] = (await admin('GET', 'event_types/'))
      .filter((one: { module: string }) => one.module === 'registration')
      .map((one: { value: string }) => one.value);
    const { uid } = await admin('POST', '', {
      name: 'Timetable',
      direction: 'outgoing',
      address: system.url,
      events: types,
    });
    const { key: secret } = await admin('POST', `${uid}/rotate/`, {});
    await admin('POST', `${uid}/enable/`, {});
    const [{ position: since }] = (await installation.query<{ position: number }>(
      `select max(position)::int as position from log.events where type = 'ThirdPartyApiEnabled'`,
    )) as [{ position: number }];

    const rush = startRush(university, plan(university, 300, random), [portal.url]);
    for (let round = 0; round < rounds(3); round++) {
      await wait(whole(random, 300, 2000));
      await worker.kill();
      await worker.start();
    }
    await rush.done;

    const wanted = await eventually(async () => {
      const [left] = await installation!.query<{ left: number; behind: number }>(
        `select (select count(*)::int from platform.outbound_deliveries where state = 'waiting') as left,
         ((select max(position) from log.events) - position)::int as behind
       from platform.checkpoints where name = 'reaction:integrations.webhooks'`,
      );
      expect(left).toEqual({ left: 0, behind: 0 });
      return installation!.query<{ id: string; stream: string; position: number }>(
        `select event_id::text as id, stream_id as stream, position::int as position
       from log.events where position > $1 and type = any($2) order by position`,
        [since, types],
      );
    }, 120_000);
    expect(wanted.length).toBeGreaterThan(100);
    const arrived = [...new Set(system.received.map(one => String(one.headers['webhook-id'])))];
    expect(arrived.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    const at = new Map(wanted.map(event => [event.id, event]));
    const last = new Map<string, number>();
    for (const id of arrived) {
      const { stream, position } = at.get(id)!;
      expect(position, `of ${stream}`).toBeGreaterThan(last.get(stream) ?? 0);
      last.set(stream, position);
    }
    for (const one of system.received.slice(0, 50)) expect(() => system!.verify(secret, one)).not.toThrow();
  },
);
