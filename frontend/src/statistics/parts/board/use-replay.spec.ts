import { expect, it } from 'vitest';
import { playedOn, speeds } from './use-replay.ts';

const start = Date.parse('2026-09-10T08:00:00.000Z');

it.each(speeds)('a replay at speed %d passes so many seconds of the day in a second', speed => {
  let at = start;
  for (let beats = 0; beats < 20; beats++) at = playedOn(at, speed, start + 3_600_000).at;
  expect((at - start) / 1000).toBe(speed * 10);
});
it('a replay stops at the end of the day', () => {
  expect(playedOn(start, 60, start + 10_000)).toEqual({ at: start + 10_000, ended: true });
});
