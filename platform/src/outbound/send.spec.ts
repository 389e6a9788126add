import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { failuresInARow } from './pauses.ts';
import type { Outbound } from './post.ts';
import type { Attempted, WaitingDelivery } from './queue.ts';
import { sendInOrder, type Streak } from './send.ts';

const line = { url: 'https://hook.example.org/', secrets: [Buffer.alloc(32)], headers: {} };
const message = (position: number, subject: string): WaitingDelivery => ({
  position,
  subject,
  message: `m${position}`,
  body: String(position),
  attempts: 0,
  next_at: new Date(0),
});
/** Sends to a receiver that answers each message as `statusOf` says, after some turns of the loop. */
async function sent(messages: readonly WaitingDelivery[], statusOf: (position: number) => number, turns = () => 0) {
  const arrived: number[] = [];
  const attempts: Attempted[] = [];
  const streak: Streak = { failures: 0, reason: '', isGone: false };
  const outbound: Outbound = {
    async post(_url, { body }) {
      for (let left = turns(); left > 0; left--) await Promise.resolve();
      const status = statusOf(Number(body));
      if (status === 200) arrived.push(Number(body));
      return { status, ms: 1, answer: '', retryAfter: null };
    },
    close: () => undefined,
  };
  const waits = await sendInOrder(line, messages, {
    outbound,
    clock: systemClock,
    chance: () => 0.5,
    most: 8,
    streak,
    isLost: () => false,
    noted: attempt => attempts.push(attempt),
  });
  return { arrived, attempts, waits, streak };
}

it('messages of one subject arrive in order, and none after one that did not', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ subject: fc.constantFrom('a', 'b', 'c'), fails: fc.integer({ min: 0, max: 9 }).map(n => n === 0) }),
        { maxLength: 40 },
      ),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }),
      async (plan, delays) => {
        const messages = plan.map(({ subject }, index) => message(index + 1, subject));
        let asked = 0;
        const { arrived, waits } = await sent(
          messages,
          position => (plan[position - 1]!.fails ? 500 : 200),
          () => delays[asked++ % delays.length]!,
        );
        for (const subject of ['a', 'b', 'c']) {
          const all = messages.filter(one => one.subject === subject).map(one => one.position);
          const here = arrived.filter(position => plan[position - 1]!.subject === subject);
          expect(here).toEqual(all.slice(0, here.length));
          if (waits.has(subject)) expect(plan[all[here.length]! - 1]!.fails).toBe(true);
        }
      },
    ),
  ));

it('a system that fails so many times in a row is left alone, and what was not tried is not counted', async () => {
  const messages = Array.from({ length: 100 }, (_, index) => message(index + 1, `s${index}`));
  const { attempts, streak } = await sent(messages, () => 503);
  expect(attempts.length).toBeGreaterThanOrEqual(failuresInARow);
  expect(attempts.length).toBeLessThan(failuresInARow + 8);
  expect(streak).toEqual({ failures: attempts.length, reason: 'HTTP 503', isGone: false });
});

it('a system that says it is gone gets nothing more', async () => {
  const { attempts, streak } = await sent([message(1, 'a'), message(2, 'a'), message(3, 'a')], () => 410);
  expect(attempts).toHaveLength(1);
  expect(streak.isGone).toBe(true);
});

it('a redirect is a failure: nothing is sent to where it leads', async () => {
  const { attempts } = await sent([message(1, 'a')], () => 302);
  expect(attempts[0]).toMatchObject({ state: 'waiting', status: 302 });
});

it('a message that failed for the last time is given up, and the next of its subject follows', async () => {
  const last = { ...message(1, 'a'), attempts: 9 };
  const { attempts, arrived } = await sent([last, message(2, 'a')], position => (position === 1 ? 500 : 200));
  expect(attempts[0]).toMatchObject({ state: 'given_up', next_at: null });
  expect(arrived).toEqual([2]);
});
