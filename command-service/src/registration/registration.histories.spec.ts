import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundWorld } from './testing/found-world.ts';
import { extraSeatReader } from './testing/extra-seats.ts';
import { live, step } from './testing/histories.ts';
import { invariantReader } from './testing/invariants.ts';
import { start, worldCatalogue, worldFacts } from './testing/world.ts';

test('whatever students, advisors, the office and time do, every invariant of registration holds on every prefix of the log', async () => {
  let accepted = 0;
  let extraSeats = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 120, size: 'max' }), async history => {
      const clock = movableClock(start);
      const log = createMemoryLog({ catalogue: worldCatalogue });
      const facts = createMemoryFacts({ definitions: worldFacts, log });
      await facts.start();
      const dispatcher = createDispatcher({ log, facts, clock });
      await foundWorld(dispatcher);
      await facts.waitFor(await log.head(), 1000);
      accepted += await live(dispatcher, history, minutes => clock.advance(minutes * 60_000));
      invariantReader({ credit: 30, audit: 6 })(await log.readAll(0, 100_000));
      extraSeats += extraSeatReader()(await log.readAll(0, 100_000));
      await facts.close();
    }),
    { numRuns: 120 },
  );
  expect(accepted).toBeGreaterThan(200);
  expect(extraSeats).toBeGreaterThan(0);
}, 120_000);
