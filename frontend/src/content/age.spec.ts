import { describe, expect, it } from 'vitest';
import { ageOf, daysSince, nearness } from './age.ts';

const now = Date.parse('2026-09-10T12:00:00Z');
const said: (readonly [string, unknown])[] = [];
const t = (key: string, params?: Record<string, string | number>): string => {
  said.push([key, params?.['smart_count']]);
  return key;
};

describe('how long something waits', () => {
  it('counts whole days', () => {
    expect(daysSince('2026-09-10T11:00:00Z', now)).toBe(0);
    expect(daysSince('2026-09-09T12:00:00Z', now)).toBe(1);
    expect(daysSince('2026-09-07T13:00:00Z', now)).toBe(2);
    expect(daysSince('2026-09-11T00:00:00Z', now)).toBe(0);
  });
  it('is said of one, of several of the oldest; of what came today it is not', () => {
    expect(ageOf(t, { since: '2026-09-07T12:00:00Z', count: 1 }, now)).toBe('work.age');
    expect(ageOf(t, { since: '2026-09-07T12:00:00Z', count: 4 }, now)).toBe('work.oldest');
    expect(said).toEqual([
      ['work.age', 3],
      ['work.oldest', 3],
    ]);
    expect(ageOf(t, { since: '2026-09-10T11:00:00Z', count: 4 }, now)).toBeNull();
    expect(ageOf(t, { since: null, count: 1 }, now)).toBeNull();
  });
});

it.each([
  ['2026-09-10T12:00:00Z', 'over'],
  ['2026-09-11T12:00:00Z', 'today'],
  ['2026-09-13T12:00:00Z', 'soon'],
  ['2026-09-14T12:00:00Z', 'far'],
])('a deadline at %s is %s', (due, expected) => expect(nearness(due, now)).toBe(expected));
