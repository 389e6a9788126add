import { movableClock } from '@portal/platform/clock/clock.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutEventStore } from '../../../test/support/event-store.ts';
import { logInEventStore, startPortal, type TestPortal } from '../../../test/support/portal.ts';
import { foundWorld } from './testing/found-world.ts';
import { extraSeatReader } from './testing/extra-seats.ts';
import { live, step } from './testing/histories.ts';
import { invariantReader } from './testing/invariants.ts';
import { start } from './testing/world.ts';

for (const [place, without] of [
  ['PostgreSQL', ''],
  ['an event store', withoutEventStore],
] as const)
  describe.skipIf(without !== '')(`with the log in ${place}${without}`, () => {
    const clock = movableClock(start);
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await startPortal({
        services: ['command-service'],
        clock,
        config: place === 'PostgreSQL' ? {} : logInEventStore(),
      });
    });
    afterAll(() => portal.stop());

    test('one long random life of the university keeps every invariant on every prefix of the log', async () => {
      const { dispatcher, log } = portal.host;
      await foundWorld(dispatcher);
      const history = fc.sample(step, { numRuns: 3000, seed: 20260910 });
      const accepted = await live(dispatcher, history, minutes => clock.advance(minutes * 60_000));
      expect(accepted).toBeGreaterThan(100);
      invariantReader({ credit: 30, audit: 6 })(await log.readAll(0, 100_000));
      expect(extraSeatReader()(await log.readAll(0, 100_000))).toBeGreaterThan(0);
    }, 300_000);

    test('commands that arrive together on one hot course are decided one after the other', async () => {
      const { dispatcher, log } = portal.host;
      const history = fc.sample(step, { numRuns: 600, seed: 7 });
      await Promise.all(history.map(one => live(dispatcher, [one], minutes => clock.advance(minutes * 60_000))));
      invariantReader({ credit: 30, audit: 6 })(await log.readAll(0, 100_000));
    }, 300_000);
  });
