import { afterEach, expect } from 'vitest';
import { chaosTest, eventually, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkInvariants } from './support/invariants.ts';
import { readLog } from './support/log.ts';
import { idleProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';

let grounds: Installation[] = [];
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  for (const installation of grounds) await installation.clear();
  [grounds, running] = [[], []];
});

async function portalOn(): Promise<[Installation, PortalProcess]> {
  const installation = await sharedInstallation();
  grounds.push(installation);
  const portal = await idleProcess(installation, undefined, { PORTAL_DEMO: 'true' });
  running.push(portal);
  return [installation, portal];
}
const eventsOf = async (installation: Installation): Promise<string[]> =>
  (await readLog(installation)).map(({ stream_id, version, type }) => `${stream_id} ${version} ${type}`).sort();
const written = async (installation: Installation): Promise<number> =>
  (await installation.query<{ head: number }>('select coalesce(max(position), 0)::int as head from log.events'))[0]!
    .head;

chaosTest(
  'the first start is killed while it makes the demo university: the next start goes on, and the university is the same',
  async random => {
    const [other, unbroken] = await portalOn();
    await unbroken.start();
    const expected = await eventsOf(other);
    await unbroken.kill();

    const [installation, portal] = await portalOn();
    for (let fault = 0; fault < Math.min(rounds(1), 6); fault++) {
      const after = whole(random, 1, Math.floor(expected.length * 0.9));
      portal.launch();
      await eventually(
        async () => expect(await written(installation).catch(() => 0)).toBeGreaterThanOrEqual(after),
        60_000,
      );
      await wait(whole(random, 0, 50));
      await portal.kill();
    }
    await portal.start();
    expect(await eventsOf(installation)).toEqual(expected);
    checkInvariants(await readLog(installation));
    await checkReadSide(installation);
  },
);
