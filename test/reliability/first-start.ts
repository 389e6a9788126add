import { afterEach, expect } from 'vitest';
import { chaosTest, eventually, rounds, wait, whole } from './support/chaos.ts';
import { sharedGround, type Ground } from './support/ground.ts';
import { checkInvariants } from './support/invariants.ts';
import { readLog } from './support/log.ts';
import { idleProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';

let grounds: Ground[] = [];
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  for (const ground of grounds) await ground.clear();
  [grounds, running] = [[], []];
});

async function portalOn(): Promise<[Ground, PortalProcess]> {
  const ground = await sharedGround();
  grounds.push(ground);
  const portal = await idleProcess(ground, undefined, { PORTAL_DEMO: 'true' });
  running.push(portal);
  return [ground, portal];
}
const eventsOf = async (ground: Ground): Promise<string[]> =>
  (await readLog(ground)).map(({ stream_id, version, type }) => `${stream_id} ${version} ${type}`).sort();
const written = async (ground: Ground): Promise<number> =>
  (await ground.query<{ head: number }>('select coalesce(max(position), 0)::int as head from log.events'))[0]!.head;

chaosTest(
  'the first start is killed while it makes the demo university, more than once: the next start goes on, and the university is the same',
  async random => {
    const [other, unbroken] = await portalOn();
    await unbroken.start();
    const expected = await eventsOf(other);
    await unbroken.kill();

    const [ground, portal] = await portalOn();
    for (let blow = 0; blow < Math.min(rounds(2), 6); blow++) {
      const after = whole(random, 1, Math.floor(expected.length * 0.9));
      portal.launch();
      await eventually(async () => expect(await written(ground).catch(() => 0)).toBeGreaterThanOrEqual(after), 60_000);
      await wait(whole(random, 0, 50));
      await portal.kill();
    }
    await portal.start();
    expect(await eventsOf(ground)).toEqual(expected);
    checkInvariants(await readLog(ground));
    await checkReadSide(ground);
  },
);
