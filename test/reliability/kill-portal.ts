import { expect } from 'vitest';
import { opensStruck, rushUnder } from './support/blows.ts';
import { chaosTest } from './support/chaos.ts';

const open = opensStruck();

chaosTest(
  'kill -9 of the portal at random moments of a rush: nothing acknowledged is lost, nothing is there twice, every invariant holds',
  async random => {
    const struck = await open();
    const rush = await rushUnder(
      async () => {
        await struck.portal.kill();
        await struck.portal.start();
      },
      struck,
      random,
    );
    expect(
      rush.answers.some(({ attempts }) => attempts > 1),
      'some were under way when the portal died',
    ).toBe(true);
  },
);
