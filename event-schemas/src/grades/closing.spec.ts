import { describe, expect, it } from 'vitest';
import { gradeDays, type BlockRule } from './closing.ts';

const term = { uid: 'autumn', start_date: '2026-09-01', end_date: '2026-12-31' };
const rule = (study_period: string | null, days: number, is_active = true): BlockRule => ({
  study_period,
  days,
  is_active,
});
const period = { study_period: 'autumn', kind: 'final', starts_on: '2026-12-01', ends_on: '2027-01-10' };

describe('sheets of a term', () => {
  it('never close where nothing says so', () => {
    expect(gradeDays(term, [], [])).toBeNull();
    expect(gradeDays(term, [{ ...period, kind: 'retake' }], [rule('spring', 5)])).toBeNull();
  });
  it('close so many days after the term by the rule for all', () =>
    expect(gradeDays(term, [], [rule(null, 10)])).toEqual({
      starts_on: '2026-09-01',
      ends_on: '2027-01-10',
      cause: 'common_rule',
    }));
  it('close by the rule of their term before that for all, on its last day where it gives none', () =>
    expect(gradeDays(term, [], [rule(null, 10), rule('autumn', 0)])).toMatchObject({
      ends_on: '2026-12-31',
      cause: 'term_rule',
    }));
  it('never close where the rule of their term is switched off', () =>
    expect(gradeDays(term, [], [rule(null, 10), rule('autumn', 3, false)])).toBeNull());
  it('are open on the days of their own grade period, whatever rules say', () =>
    expect(gradeDays(term, [period], [rule('autumn', 3)])).toEqual({
      starts_on: '2026-12-01',
      ends_on: '2027-01-10',
      cause: 'period',
    }));
});
