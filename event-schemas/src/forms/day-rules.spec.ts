import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules, spanAfter } from './day-rules.ts';
import type { DayRule, FormValues } from './property.ts';
import { formFaults } from './form-faults.ts';
import { aField } from './testing/properties.ts';

const utc = (moment: string): string => moment.slice(0, 10);
const days = { today: '2026-11-23', dayOf: utc };
const leave = (...day_rules: DayRule[]) => [
  aField('date', { prop_code: 'start' }),
  aField('date', { prop_code: 'end', day_rules }),
];
const year = { rule: 'at_most_after', field: 'start', amount: 1, unit: 'years' } as const;

describe('rules over two dates', () => {
  it.each<[DayRule, string, string, unknown]>([
    [{ rule: 'not_before', field: 'start' }, '2027-01-20', '2027-01-01', { fault: 'too_early', limit: '2027-01-20' }],
    [{ rule: 'not_before', field: 'start' }, '2027-01-20', '2027-01-20', null],
    [{ rule: 'not_after', field: 'start' }, '2027-01-20', '2027-01-21', { fault: 'too_late', limit: '2027-01-20' }],
    [{ rule: 'not_after', field: 'start' }, '2027-01-20', '2027-01-20', null],
    [year, '2027-01-20', '2028-01-20', null],
    [year, '2027-01-20', '2028-01-21', { fault: 'too_late', limit: '2028-01-20' }],
    [{ ...year, amount: 30, unit: 'days' }, '2027-01-20', '2027-02-20', { fault: 'too_late', limit: '2027-02-19' }],
    [{ ...year, amount: 1, unit: 'months' }, '2027-01-31', '2027-03-01', { fault: 'too_late', limit: '2027-02-28' }],
  ])('%o from %s to %s', (rule, start, end, broken) =>
    expect(brokenRules(leave(rule), { start, end }, utc)).toEqual(
      broken ? [{ prop_code: 'end', property: leave()[1]!.uid, ...broken }] : [],
    ),
  );

  it('say nothing of fields that are empty or hold no day, and nothing where a type has none', () => {
    for (const values of [
      { start: '2027-01-20' },
      { end: '2026-01-01' },
      { start: 'soon', end: '2026-01-01' },
      {},
    ] as FormValues[])
      expect(brokenRules(leave({ rule: 'not_before', field: 'start' }), values, utc)).toEqual([]);
    expect(brokenRules(leave(), { start: '2027-01-20', end: '2027-01-01' }, utc)).toEqual([]);
  });
  it('compare days with moments by the university’s day', () => {
    const [start, end] = [
      aField('date', { prop_code: 'start' }),
      aField('datetime', { prop_code: 'end', day_rules: [{ rule: 'not_before', field: 'start' }] }),
    ];
    const values = { start: '2027-01-20', end: '2027-01-19T20:00:00Z' };
    expect(brokenRules([start, end], values, utc)).toHaveLength(1);
    expect(brokenRules([start, end], values, () => '2027-01-20')).toEqual([]);
  });
  it('keep a form from being sent, beside the limits of each field', () => {
    expect(
      formFaults(leave({ rule: 'not_before', field: 'start' }, year), { start: '2027-01-20', end: '2027-01-01' }, days),
    ).toEqual([{ prop_code: 'end', property: leave()[1]!.uid, fault: 'too_early', limit: '2027-01-20' }]);
    expect(
      formFaults(leave({ rule: 'not_before', field: 'start' }, year), { start: '2027-01-20', end: '2027-12-31' }, days),
    ).toEqual([]);
  });
  it('span as many days as they say, and a month never ends in the next one', () => {
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map(number => new Date(Date.UTC(1990, 0, 1 + number)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 36 }), (from, amount) => {
        expect((Date.parse(spanAfter(from, amount, 'days')) - Date.parse(from)) / 86_400_000).toBe(amount);
        const later = spanAfter(from, amount, 'months');
        expect(
          (Number(later.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
            Number(later.slice(5, 7)) -
            Number(from.slice(5, 7)),
        ).toBe(amount);
        expect(spanAfter(from, amount, 'years')).toBe(spanAfter(from, amount * 12, 'months'));
      }),
    );
  });
});
