import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fairQueue, type Place } from './fair-queue.ts';

const limits = { atOnce: 1, inAll: 20, inLane: [5, 10, 4], ofName: 3, timeout: 60_000 } as const;
const at = (lane: string, name: string, rank: Place['rank'] = 1): Place => ({ lane, name, rank });

/** A queue whose served ones are written down; `next` lets the one that is served go. */
function watched(settings: Parameters<typeof fairQueue>[0] = limits) {
  const queue = fairQueue(settings);
  const served: string[] = [];
  const refused: string[] = [];
  const leaving: (() => void)[] = [];
  const settled = () => new Promise(resolve => setImmediate(resolve));
  return {
    queue,
    served,
    refused,
    enter: (place: Place) =>
      void queue.enter(place).then(leave => {
        if (!leave) return void refused.push(place.name);
        served.push(place.name);
        leaving.push(leave);
      }),
    async all() {
      for (await settled(); leaving.length > 0; await settled()) leaving.shift()!();
    },
    settled,
  };
}

it('lanes take turns: one that comes ten times does not keep the others waiting', async () => {
  const { enter, served, all } = watched();
  for (let n = 0; n < 6; n++) enter(at('flood', `f${n}`));
  enter(at('home', 'a'));
  enter(at('cafe', 'b'));
  await all();
  expect(served).toEqual(['f0', 'f1', 'a', 'b', 'f2', 'f3', 'f4', 'f5']);
});

it('devices that are known come first, addresses that fail last, and nobody waits for ever', async () => {
  const { enter, served, all } = watched();
  enter(at('x', 'x'));
  for (let n = 0; n < 4; n++) {
    enter(at('bad', `bad${n}`, 2));
    enter(at('new', `new${n}`, 1));
    enter(at('known', `known${n}`, 0));
  }
  await all();
  expect(served).toEqual([
    'x',
    'new0',
    'known0',
    'bad0',
    'known1',
    'new1',
    'known2',
    'bad1',
    'known3',
    'new2',
    'new3',
    'bad2',
    'bad3',
  ]);
});

it('of one name one is served at a time, whatever the lanes, and only so many may wait', async () => {
  const { enter, served, refused, all, settled } = watched({ ...limits, atOnce: 4 });
  for (const lane of ['a', 'b', 'c', 'd', 'e']) enter(at(lane, 'victim'));
  enter(at('f', 'other'));
  await settled();
  expect(served).toEqual(['victim', 'other']);
  expect(refused).toEqual(['victim', 'victim']);
  await all();
  expect(served).toEqual(['victim', 'other', 'victim', 'victim']);
});

it('a lane that is full takes nobody in, and when all are full the longest lane gives way to who has none', async () => {
  const { enter, served, refused, all, settled } = watched();
  for (let n = 0; n < 13; n++) enter(at('flood', `f${n}`));
  await settled();
  expect(refused).toEqual(['f11', 'f12']);
  for (let n = 0; n < 10; n++) enter(at('second', `s${n}`));
  enter(at('home', 'home'));
  enter(at('device', 'device', 0));
  await settled();
  expect(refused).toEqual(['f11', 'f12', 'f10', 's9']);
  await all();
  expect(served).toContain('home');
  expect(served).toContain('device');
});

it('who has waited too long is sent away, and those behind take the place', async () => {
  vi.useFakeTimers();
  try {
    const queue = fairQueue({ ...limits, timeout: 1000 });
    const leave = await queue.enter(at('a', 'first'));
    const late = queue.enter(at('a', 'late'));
    vi.advanceTimersByTime(999);
    const later = queue.enter(at('a', 'later'));
    vi.advanceTimersByTime(1);
    expect(await late).toBeNull();
    expect(queue.waiting).toBe(1);
    leave!();
    expect(await later).not.toBeNull();
    vi.advanceTimersByTime(5000);
    expect(queue.waiting).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('whatever comes, everybody is either served or refused, never more at a time than may be, of a name never two', async () => {
  const place = fc.record({
    lane: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
    rank: fc.constantFrom(0, 1, 2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(place, fc.constant(null)), { maxLength: 80 }), async steps => {
      const queue = fairQueue({ atOnce: 2, inAll: 10, inLane: [3, 6, 2], ofName: 3, timeout: 60_000 });
      const now: { name: string; leave(): void }[] = [];
      let settled = 0;
      for (const step of steps) {
        if (step)
          void queue.enter(step).then(leave => {
            settled += 1;
            if (leave) now.push({ name: step.name, leave });
          });
        await Promise.resolve();
        expect(now.length).toBeLessThanOrEqual(2);
        expect(new Set(now.map(({ name }) => name)).size).toBe(now.length);
        expect(queue.waiting).toBeLessThanOrEqual(10);
        if (!step) now.shift()?.leave();
        await Promise.resolve();
      }
      for (; now.length > 0; await new Promise(resolve => setImmediate(resolve))) now.shift()!.leave();
      expect([settled, queue.waiting]).toEqual([steps.filter(Boolean).length, 0]);
    }),
    { numRuns: 200 },
  );
});
