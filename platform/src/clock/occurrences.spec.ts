import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, lastOccurrence, nextOccurrence, wallTime, type Recurrence } from './occurrences.ts';

const bishkek = 'Asia/Bishkek';
const last = (rule: Recurrence, now: string, zone = bishkek): string =>
  lastOccurrence(rule, zone, new Date(now)).toISOString();
const next = (rule: Recurrence, now: string, zone = bishkek): string =>
  nextOccurrence(rule, zone, new Date(now)).toISOString();

describe('what comes again', () => {
  it('every day is on the wall clock of the zone', () => {
    expect(last({ every: 'day', at: '09:00' }, '2026-09-01T02:59:59Z')).toBe('2026-08-31T03:00:00.000Z');
    expect(last({ every: 'day', at: '09:00' }, '2026-09-01T03:00:00Z')).toBe('2026-09-01T03:00:00.000Z');
    expect(next({ every: 'day', at: '09:00' }, '2026-09-01T03:00:00Z')).toBe('2026-09-02T03:00:00.000Z');
  });
  it('every week is on its weekday, Monday first', () => {
    expect(last({ every: 'week', weekday: 1, at: '08:30' }, '2026-09-03T12:00:00Z')).toBe('2026-08-31T02:30:00.000Z');
    expect(next({ every: 'week', weekday: 7, at: '08:30' }, '2026-09-03T12:00:00Z')).toBe('2026-09-06T02:30:00.000Z');
  });
  it('every month is on its day, and on the last where the month is shorter', () => {
    const rule: Recurrence = { every: 'month', month_day: 31, at: '00:00' };
    expect(next(rule, '2026-02-01T00:00:00Z', 'UTC')).toBe('2026-02-28T00:00:00.000Z');
    expect(next(rule, '2028-02-01T00:00:00Z', 'UTC')).toBe('2028-02-29T00:00:00.000Z');
    expect(next(rule, '2026-04-02T00:00:00Z', 'UTC')).toBe('2026-04-30T00:00:00.000Z');
    expect(next({ every: 'month', month_day: 30, at: '00:00' }, '2026-05-01T00:00:00Z', 'UTC')).toBe(
      '2026-05-30T00:00:00.000Z',
    );
  });
  it('a time that summer time leaves out comes an hour later, one that it repeats comes once', () => {
    expect(wallTime('Europe/Berlin', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(next({ every: 'day', at: '02:30' }, '2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe(
      '2026-10-25T01:30:00.000Z',
    );
  });
  it('the last time is never after now, the next one always is, and nothing lies in between', () => {
    const at = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    const rule = fc.oneof(
      at.map((time): Recurrence => ({ every: 'day', at: time })),
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), at)
        .map(([weekday, time]): Recurrence => ({ every: 'week', weekday, at: time })),
      fc
        .tuple(fc.integer({ min: 1, max: 31 }), at)
        .map(([month_day, time]): Recurrence => ({ every: 'month', month_day, at: time })),
    );
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        rule,
        moment,
        fc.constantFrom(bishkek, 'Asia/Almaty', 'UTC', 'America/St_Johns'),
        (one, now, zone) => {
          const [before, after] = [lastOccurrence(one, zone, now), nextOccurrence(one, zone, now)];
          expect(before <= now && after > now).toBe(true);
          expect(nextOccurrence(one, zone, before)).toEqual(after);
        },
      ),
      { numRuns: 60 },
    );
  });
  it('a date is the zone’s', () => {
    expect(dateIn(bishkek, new Date('2026-08-31T18:30:00Z'))).toBe('2026-09-01');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

describe('the date on the wall', () => {
  it('is the one that the zone’s calendar shows, at any moment', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Asia/Bishkek', 'Asia/Almaty', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns', 'UTC'),
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (zone, moment) => {
          expect(dateIn(zone, moment)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment));
        },
      ),
      { numRuns: 2000 },
    ));
  it('of a moment beyond the last year of four digits is none to reckon with', () => {
    expect(dateIn(bishkek, new Date('9999-12-31T23:59:59Z'))).toBe('10000-01-01');
    expect(() => nextOccurrence({ every: 'day', at: '00:00' }, bishkek, new Date('9999-12-31T23:59:59Z'))).toThrow(
      RangeError,
    );
    expect(() => dateIn(bishkek, new Date(Number.NaN))).toThrow(RangeError);
  });
  it('changes with the clock in the quarter of an hour in which the zone moves', () => {
    const almaty = (moment: string): string => dateIn('Asia/Almaty', new Date(moment));
    // Kazakhstan went from +06:00 to +05:00 at midnight of 1 March 2024.
    expect([
      almaty('2024-02-29T17:59:59.999Z'),
      almaty('2024-02-29T18:00:00Z'),
      almaty('2024-02-29T19:00:00Z'),
    ]).toEqual(['2024-02-29', '2024-02-29', '2024-03-01']);
  });
});
