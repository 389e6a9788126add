import { test } from 'vitest';
import { generator } from '../../../bench/support/term.ts';
import { withoutEventStore } from '../../support/event-store.ts';

/**
 * How much is broken and with which luck: `PORTAL_CHAOS` is `short` (part of `npm test`) or `long` (`npm run test:chaos`), and may name the
 * seed of an earlier run, `long:20260901`: the same work is then sent and the faults fall after the same answers.
 */
const [form = 'short', given] = (process.env['PORTAL_CHAOS'] ?? '').split(':');
export const long = form === 'long';
export const seed = given ? Number(given) : Date.now() % 1_000_000_000;

/** Times that something is broken in one run. */
export const rounds = (short: number): number => (long ? 20 : short);

export type Random = () => number;
export const whole = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));
export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** A test with luck of its own; a failure names the seed that repeats it. */
export function chaosTest(name: string, run: (random: Random) => Promise<void>, skipped = false): void {
  test.skipIf(skipped)(
    name,
    async () => {
      try {
        await run(generator(seed));
      } catch (error) {
        const failure = error as Error;
        failure.message = `${failure.message}\n(repeat with PORTAL_CHAOS=${form || 'short'}:${seed} npx vitest run --project reliability)`;
        throw failure;
      }
    },
    // Requests, starts and waits have ends of their own: this is only for what stands still. How fast the machine is says nothing.
    1_800_000,
  );
}

/** Where the log of a test lies. */
export type LogPlace = 'PostgreSQL' | 'an event store' | 'a cluster of event stores';

/** The same with the log in either place. */
export function chaosTestOnEachLog(name: string, run: (random: Random, place: LogPlace) => Promise<void>): void {
  chaosTest(`${name}; log in PostgreSQL`, random => run(random, 'PostgreSQL'));
  chaosTest(
    `${name}; log in an event store${withoutEventStore}`,
    random => run(random, 'an event store'),
    withoutEventStore !== '',
  );
}

export const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Looks again until `check` no longer throws; then its last failure counts. */
export async function eventually<T>(check: () => T | Promise<T>, milliseconds = 30_000): Promise<T> {
  for (const deadline = Date.now() + milliseconds; ; await wait(100)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
