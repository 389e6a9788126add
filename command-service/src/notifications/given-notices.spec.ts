import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, given } from '@portal/platform/testing/given.ts';
import { giveNoticesOf, noticeRun } from './given-notices.ts';

const account = (number: number) => `01990000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
const run = { run: 'no_courses@20260901T030000Z', kind: 'no_courses', params: {} } as const;
const told = (...numbers: number[]) => ({
  type: 'NoticesGiven',
  data: { ...run, to: numbers.map(number => ({ account: account(number) })) },
});
const data = (...numbers: number[]) => ({ ...run, to: numbers.map(number => ({ account: account(number) })) });

describe('a run of a schedule', () => {
  it('tells each person once, also when it is made again after a crash', () => {
    expect(given().when(giveNoticesOf, data(1, 2, 1))).toEqual([[told(1, 2)]]);
    expect(given([told(1, 2)]).when(giveNoticesOf, data(1, 2, 3))).toEqual([[told(3)]]);
    expect(given([told(1, 2)]).when(giveNoticesOf, data(1, 2))).toEqual([[]]);
  });
  it('whatever is repeated in whatever order, nobody is told twice and nobody is forgotten', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), { minLength: 1, maxLength: 6 }),
        chunks => {
          const events: { type: string; data: any }[] = [];
          for (const chunk of chunks) {
            const [happened] = given(events).when(giveNoticesOf, data(...chunk)) as readonly (readonly {
              type: string;
              data: any;
            }[])[];
            events.push(...happened!);
          }
          const accounts = events.flatMap(event => event.data.to.map((one: { account: string }) => one.account));
          expect(accounts.length).toBe(new Set(accounts).size);
          expect(new Set(accounts)).toEqual(new Set(chunks.flat().map(account)));
        },
      ),
    );
  });
  it('an event that it does not know leaves it as it is', () => {
    expect(fold(noticeRun, [told(1), { type: 'FromTomorrow', data: {} }]).told).toEqual(new Set([account(1)]));
  });
});
