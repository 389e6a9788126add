import { fold, given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelWorks, dueOf, followWorks, planWorks } from './planned-works.ts';
import { systemSettings } from './settings.ts';

const hour = (at: number): string => `2026-09-01T${String(at).padStart(2, '0')}:00:00.000Z`;
const window = { starts_at: hour(10), ends_at: hour(12), starts_by_itself: true, ends_by_itself: true };
const planned = (change: object = {}) => ({ type: 'WorksPlanned', data: { ...window, ...change } });
const on = { type: 'TechBlockSet', data: { tech_block: true, tech_block_date_end: hour(12) } };
const off = { type: 'TechBlockSet', data: { tech_block: false, tech_block_date_end: null } };

describe('announced maintenance', () => {
  it('lies ahead, ends after it begins, and ends by itself only where its end is known', () => {
    expect(given().when(planWorks, window)).toEqual([[planned()]]);
    expect(given().when(planWorks, { ...window, starts_at: hour(8) })).toMatchObject({
      code: 'system.works_in_the_past',
    });
    expect(given().when(planWorks, { ...window, ends_at: hour(10) })).toMatchObject({ code: 'system.works_end_first' });
    expect(given().when(planWorks, { ...window, ends_at: null })).toMatchObject({ code: 'system.works_end_needed' });
    expect(given([planned()]).when(planWorks, window)).toEqual([[]]);
  });
  it('is taken back', () => {
    expect(given([planned()]).when(cancelWorks, {})).toEqual([[{ type: 'WorksCancelled', data: {} }]]);
    expect(given().when(cancelWorks, {})).toEqual([[]]);
  });
  it.each([
    ['does nothing before it begins', [planned()], 9, []],
    ['begins by itself', [planned()], 10, [on]],
    ['begins when an administrator does it', [planned({ starts_by_itself: false })], 11, []],
    ['ends by itself', [planned(), on], 12, [off]],
    ['ends when an administrator does it', [planned({ ends_by_itself: false }), on], 13, []],
    ['does not begin again when it was ended before its time', [planned(), on, off], 11, []],
    ['that nobody began is over when its time has passed', [planned()], 12, [{ type: 'WorksOver', data: {} }]],
    ['that was taken back does nothing', [planned(), { type: 'WorksCancelled', data: {} }], 11, []],
  ] as const)('%s', (_, before, at, events) =>
    expect(given([...before]).when(followWorks, {}, { now: hour(at) })).toEqual([[...events]]),
  );
  it('is followed to its end: looked at again and again at one moment it does nothing twice', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.array(fc.integer({ min: 9, max: 14 })), (starts, ends, hours) => {
        let events: { type: string; data: unknown }[] = [planned({ starts_by_itself: starts, ends_by_itself: ends })];
        for (const at of hours.toSorted((one, other) => one - other)) {
          const due = dueOf(fold(systemSettings, events), hour(at));
          events = [...events, ...due];
          expect(dueOf(fold(systemSettings, events), hour(at))).toEqual([]);
        }
        expect(events.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
