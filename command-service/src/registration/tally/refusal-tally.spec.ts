import { given } from '@portal/platform/testing/given.ts';
import { expect, test } from 'vitest';
import { id, period, start } from '../testing/world.ts';
import { createRefusalTally, type CountedSecond } from './refusal-tally.ts';
import { CountRefusals } from './registration-tally.ts';

const noSeat = { study_period: period, offering: id('0', 1), code: 'registration.no_seat' };
const noPeriod = { study_period: period, offering: null, code: 'registration.period_not_current' };

/** A tally whose time is moved by hand; `handOn` may fail. */
function tally(handOn: (counted: CountedSecond) => Promise<unknown> = async () => undefined) {
  const handed: CountedSecond[] = [];
  const due: (() => void)[] = [];
  let now = new Date(start);
  const made = createRefusalTally(
    async counted => {
      await handOn(counted);
      handed.push(counted);
    },
    { now: () => now, later: (_ms, work) => due.push(work) },
  );
  return {
    ...made,
    handed,
    due,
    at: (iso: string) => {
      now = new Date(iso);
    },
  };
}

test('however many are refused in a second, one entry goes on for it', async () => {
  const { refused, flush, handed, due } = tally();
  for (let times = 0; times < 500; times++) refused(times % 5 === 0 ? noPeriod : noSeat);
  expect(due).toHaveLength(1);
  await flush();
  expect(handed).toEqual([
    {
      study_period: period,
      second: start,
      counts: [
        { offering: null, code: noPeriod.code, count: 100 },
        { offering: noSeat.offering, code: noSeat.code, count: 400 },
      ],
    },
  ]);
});

test('each second has its own entry, whenever it is handed on', async () => {
  const { refused, flush, handed, at } = tally();
  refused(noSeat);
  at('2026-09-10T08:00:01.900Z');
  refused(noSeat);
  await flush();
  expect(handed.map(one => [one.second, one.counts[0]!.count])).toEqual([
    [start, 1],
    ['2026-09-10T08:00:01.000Z', 1],
  ]);
});

test('what could not be handed on is counted with the next', async () => {
  let broken = true;
  const { refused, flush, handed } = tally(async () => {
    if (broken) throw new Error('the log is away');
  });
  refused(noSeat);
  await flush();
  expect(handed).toEqual([]);
  broken = false;
  refused(noSeat);
  await flush();
  expect(handed).toEqual([
    { study_period: period, second: start, counts: [{ offering: noSeat.offering, code: noSeat.code, count: 2 }] },
  ]);
});

test('a second of refusals is put down as it was counted', () => {
  const counted = { study_period: period, second: start, counts: [{ offering: null, code: noPeriod.code, count: 3 }] };
  expect(given().when(CountRefusals, counted)).toEqual([[{ type: 'RefusalsCounted', data: counted }]]);
});
