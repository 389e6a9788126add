import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { decisivePeriod, stands } from '@portal/event-schemas/registration/card-rules/periods.ts';
import { termNow, type PeriodRow } from './settings.ts';

const period = (uid: string, start: string, end: string): PeriodRow => ({
  uid,
  name: sameInAll(uid),
  kind: 'main',
  study_period: uid,
  start_date: `${start}T00:00:00.000Z`,
  end_date: `${end}T00:00:00.000Z`,
  rules: [],
});
const now = '2026-09-10T12:00:00.000Z';
const past = period('past', '2026-01-01', '2026-02-01');
const recent = period('recent', '2026-08-01', '2026-08-20');
const open = period('open', '2026-09-01', '2026-09-20');
const late = period('late', '2026-09-05', '2026-09-30');
const next = period('next', '2027-01-01', '2027-02-01');

describe('registration periods', () => {
  it.each([
    [past, 'expired'],
    [open, 'current'],
    [next, 'scheduled'],
  ] as const)('%# have a status by the clock', (one, status) => {
    expect(stands(one, now)).toBe(status);
  });

  it.each([
    ['the earliest current one', [past, next, late, open], 'open'],
    ['else the next scheduled one', [past, next], 'next'],
    ['else the one that ended last', [recent, past], 'recent'],
  ] as const)('the decisive one is %s', (_, periods, uid) => {
    expect(
      decisivePeriod(
        periods.toSorted((a, b) => a.start_date.localeCompare(b.start_date)),
        now,
      )?.uid,
    ).toBe(uid);
  });

  it.each([
    ['that is open, whatever super registration says', [past, open, next], ['past'], 'open'],
    ['of super registration', [past, next], ['past'], 'past'],
    ['that opens next', [past, next], [], 'next'],
    ['that runs, though another term’s registration ended later', [past, recent], [], 'past'],
    ['whose registration ended last, where none runs', [recent], [], 'recent'],
    ['none, where no period is for them', [], [], null],
  ])('the term that concerns a student now is the one %s', (_, periods, supers, term) =>
    expect(termNow(periods, supers, uid => uid === 'past', now)).toBe(term),
  );

  it('there is none where none is defined', () => {
    expect(decisivePeriod([], now)).toBeNull();
  });
});
