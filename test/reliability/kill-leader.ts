import { expect } from 'vitest';
import { withoutEventStoreProgram } from '../support/event-store.ts';
import { chaosTest, wait, whole } from './support/chaos.ts';
import { opensSystem, rushUnderFaults } from './support/faults.ts';

const open = opensSystem();

chaosTest(
  `kill -9 of the leader of a cluster of event stores in a rush: another one leads, nothing acknowledged is lost${withoutEventStoreProgram}`,
  async random => {
    const system = await open({ place: 'a cluster of event stores' });
    const cluster = system.installation.cluster!;
    const rush = await rushUnderFaults(
      async () => {
        const leader = await cluster.leader();
        await leader.kill();
        expect((await cluster.leader()).port).not.toBe(leader.port);
        await wait(whole(random, 0, 5000));
        await leader.start();
      },
      system,
      random,
    );
    expect(
      rush.failures.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1)),
      'who failed was told to come again',
    ).toEqual([]);
  },
  withoutEventStoreProgram !== '',
);
