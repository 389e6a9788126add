import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTail } from './tail.ts';
import type { RecordedEvent } from './types.ts';

const at = (position: number) => ({ position }) as RecordedEvent;

/** A log with gaps in its positions, and how often it was asked. */
function setting(size: number) {
  const log: RecordedEvent[] = [];
  let asked = 0;
  const tail = createTail(
    async (after, limit) => {
      asked++;
      return log.filter(event => event.position > after).slice(0, limit);
    },
    () => log.at(-1)?.position ?? 0,
    size,
  );
  return {
    log,
    tail,
    asked: () => asked,
    expected: (after: number, limit: number) => log.filter(event => event.position > after).slice(0, limit),
  };
}

describe('the end of the log in memory', () => {
  it('reads new events once for all readers', async () => {
    const { log, tail, asked } = setting(100);
    log.push(at(1), at(2), at(3));
    for (let reader = 0; reader < 5; reader++)
      expect((await tail.read(0, 10)).map(event => event.position)).toEqual([1, 2, 3]);
    expect(asked()).toBe(1);
    log.push(at(4));
    expect((await tail.read(3, 10)).map(event => event.position)).toEqual([4]);
    expect((await tail.read(1, 10)).map(event => event.position)).toEqual([2, 3, 4]);
    expect(asked()).toBe(2);
  });

  it('has what this process wrote without asking for it', async () => {
    const { log, tail, asked } = setting(100);
    log.push(at(1));
    await tail.read(0, 10);
    log.push(at(2));
    tail.wrote(2, () => [at(2)]);
    expect((await tail.read(0, 10)).map(event => event.position)).toEqual([1, 2]);
    expect(asked()).toBe(1);
    log.push(at(3), at(4));
    tail.wrote(4, () => [at(4)]);
    expect((await tail.read(1, 10)).map(event => event.position)).toEqual([2, 3, 4]);
    expect(asked()).toBe(2);
  });

  it('reads on in a log that was long before anybody told of an append', async () => {
    const log = Array.from({ length: 25 }, (_, index) => at(index + 1));
    const tail = createTail(
      async (after, limit) => log.filter(event => event.position > after).slice(0, limit),
      () => 0,
    );
    const seen: RecordedEvent[] = [];
    for (let more = await tail.read(0, 10); more.length > 0; more = await tail.read(seen.length, 10))
      seen.push(...more);
    expect(seen).toEqual(log);
    expect(await tail.read(0, 100)).toEqual(log);
  });

  it('gives every reader at any pace what the log has, whatever is dropped from memory', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            own: fc.boolean(),
            gap: fc.integer({ min: 1, max: 3 }),
            append: fc.integer({ min: 0, max: 4 }),
            after: fc.nat(40),
            limit: fc.integer({ min: 1, max: 6 }),
          }),
          { maxLength: 60 },
        ),
        async steps => {
          const { log, tail, expected } = setting(4);
          for (const { own, gap, append, after, limit } of steps) {
            for (let i = 0; i < append; i++) {
              const event = at((log.at(-1)?.position ?? 0) + gap);
              log.push(event);
              if (own) tail.wrote(event.position, () => [event]);
            }
            const [one, other] = await Promise.all([
              tail.read(after, limit),
              tail.read(Math.max(0, after - 2), limit + 1),
            ]);
            expect(one).toEqual(expected(after, limit));
            expect(other).toEqual(expected(Math.max(0, after - 2), limit + 1));
          }
        },
      ),
    ));
});
