import { expect } from 'vitest';
import { opensSystem, rushUnderFaults } from './support/faults.ts';
import { chaosTestOnEachLog } from './support/chaos.ts';

const open = opensSystem();

chaosTestOnEachLog(
  'kill -9 of the portal at random moments of a rush: nothing acknowledged is lost, nothing is there twice, every invariant holds',
  async (random, place) => {
    const system = await open({ place });
    const rush = await rushUnderFaults(
      async () => {
        await system.portal.kill();
        await system.portal.start();
      },
      system,
      random,
    );
    expect(
      rush.answers.some(({ attempts }) => attempts > 1),
      'some were under way when the portal died',
    ).toBe(true);
  },
);
