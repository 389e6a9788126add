import {
  nextRun,
  ruleFor,
  weekStateOf,
  defaultBlockRule,
  plannedBlock,
} from '@portal/event-schemas/journals/blocking.ts';
import { lastDayOf } from '@portal/event-schemas/journals/days.ts';
import type { JournalEvent, JournalOpeningEvent } from '@portal/event-schemas/journals/events.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { changeOpeningOf, CloseJournal, EditCells, EndOpening, openWeeksOf, SettleJournal } from './commands.ts';
import { ann, at, by, edit, head, journal, known, opened, teacher, zone } from './testing/world.ts';

const codeOf = (outcome: unknown): string => (isRejection(outcome) ? outcome.code : 'done');
const clock = wallClock(zone);
const firstWeek = '2026-08-31';
const told = { teacher, name: head.name };
const blocked: JournalEvent = {
  type: 'WeekBlocked',
  data: { ...told, week: firstWeek, planned_at: at('2026-09-17', '00:00'), opening: null, reason: '', holes: 3 },
};
const settle = (now: string, more: JournalEvent[] = []) =>
  given([...opened(), ...more]).when(SettleJournal, { journal, zone }, by(now));

describe('when a week closes', () => {
  const rule = (changes: object) => ({ ...defaultBlockRule, ...changes });
  test.each([
    ['ten days after its Sunday', rule({}), at('2026-09-17', '00:00')],
    ['at the hour of the run', rule({ run_at: '03:30' }), at('2026-09-17', '03:30')],
    ['at the next Monday', rule({ frequency: 'WEEKLY', weekday: 1 }), at('2026-09-21', '00:00')],
    ['at the next 5th', rule({ frequency: 'MONTHLY', month_day: 5 }), at('2026-10-05', '00:00')],
    ['on the last day of a shorter month', rule({ frequency: 'MONTHLY', month_day: 31 }), at('2026-09-30', '00:00')],
    ['never by a rule that is not in force', rule({ is_active: false }), null],
  ])('%s', (_name, one, planned) => expect(plannedBlock(one, firstWeek, '2026-09-01', clock)).toBe(planned));
  test('weeks before the journal was opened count from that day', () =>
    expect(plannedBlock(defaultBlockRule, firstWeek, '2026-11-25', clock)).toBe(at('2026-12-05', '00:00')));
  test('a run at the very moment counts', () =>
    expect(nextRun(defaultBlockRule, new Date(at('2026-09-17', '00:00')), clock)).toBe(at('2026-09-17', '00:00')));
  test('the narrowest rule holds, whatever the order', () => {
    const scope = { load_type: 'practice', study_period: 'p', preparation_levels: ['bachelor'] };
    const rules = [
      rule({ preparation_level: 'bachelor', days: 1 }),
      rule({ study_period: 'p', days: 3 }),
      rule({ load_type: 'practice', days: 2 }),
      rule({ study_period: 'q', days: 4 }),
    ];
    expect(ruleFor(rules, scope).days).toBe(3);
    expect(ruleFor(rules.toReversed(), scope).days).toBe(3);
    expect(ruleFor([], scope)).toBe(defaultBlockRule);
  });
  test('a reopening that is over leaves it closed', () => {
    const one = { week: firstWeek, planned: at('2026-09-17'), closed: false, today: '2026-09-20' };
    const known = { blocked: true, until: at('2026-09-20') };
    expect(weekStateOf({ ...one, known, now: at('2026-09-20', '11:59') })).toBe('REOPENED');
    expect(weekStateOf({ ...one, known, now: at('2026-09-20', '12:00') })).toBe('BLOCKED');
    expect(weekStateOf({ ...one, known, now: at('2026-09-20'), closed: true })).toBe('CLOSED');
  });
});

describe('rule 2: the run', () => {
  test('closes a week as planned, also three days late, and once', () => {
    expect(settle(at('2026-09-20'))).toEqual([[blocked]]);
    expect(settle(at('2026-09-20'), [blocked])).toEqual([[]]);
  });
  test('rule 13: tells of the holes two days before, once', () => {
    const soon = settle(at('2026-09-15', '00:00'));
    expect(soon).toEqual([
      [{ type: 'HolesTold', data: { ...told, week: firstWeek, holes: 3, closes_at: at('2026-09-17', '00:00') } }],
    ]);
    expect(settle(at('2026-09-16'), (soon as [JournalEvent[]])[0])).toEqual([[]]);
  });
  test('closes the journal when the term is over, and the sheet may do so before', () => {
    expect(settle(at('2026-12-21'))).toEqual([[{ type: 'JournalClosed', data: { ...told, because: 'term_over' } }]]);
    const approved = given(opened()).when(CloseJournal, { journal, zone }, by(at('2026-12-01')));
    expect(approved).toEqual([[{ type: 'JournalClosed', data: { ...told, because: 'sheet_approved' } }]]);
    expect(settle(at('2026-12-21'), (approved as [JournalEvent[]])[0])).toEqual([[]]);
  });
});

describe('gap 8: a journal closes', () => {
  const late = known({ closes_on: '2026-12-31' });
  const settled = (now: string) =>
    given(opened()).when(SettleJournal, { journal, zone }, by(now, teacher, late)) as [JournalEvent[]];
  test('at the end of the period of final grades, where that is after the term', () => {
    expect(settled(at('2026-12-31'))[0].some(({ type }) => type === 'JournalClosed')).toBe(false);
    expect(settled(at('2027-01-01'))).toEqual([[{ type: 'JournalClosed', data: { ...told, because: 'term_over' } }]]);
    expect(codeOf(given(opened()).when(EditCells, edit({ mark: '70' }), by(at('2027-01-01'), teacher, late)))).toBe(
      'journals.closed',
    );
  });
  test('never before the term’s own last day', () => {
    expect(lastDayOf('2026-12-20', '2026-11-30')).toBe('2026-12-20');
    expect(lastDayOf('2026-12-20', '2026-12-31')).toBe('2026-12-31');
    expect(lastDayOf('2026-12-20', null)).toBe('2026-12-20');
  });
});

describe('rule 4: a reopening', () => {
  const opening = 'act';
  const targets = [{ journal, weeks: [firstWeek] }];
  const open = (changes: object, events: JournalEvent[] = [blocked], now = at('2026-09-18')) =>
    given([], [...opened(), ...events]).when(
      openWeeksOf(1),
      { opening, action: 'unblock' as const, targets, until: at('2026-09-25'), reason: 'ill', zone, ...changes },
      { now, facts: [known()] },
    );
  const granted: JournalOpeningEvent = {
    type: 'JournalOpeningGranted',
    data: { opening, action: 'unblock', targets, from: at('2026-09-18'), until: at('2026-09-25'), reason: 'ill' },
  };
  const reopened: JournalEvent = {
    type: 'WeekReopened',
    data: { ...told, week: firstWeek, until: at('2026-09-25'), opening, reason: 'ill' },
  };
  test('of seven days opens its week and no other', () => {
    expect(open({})).toEqual([[granted], [reopened]]);
    const later = by(at('2026-09-24', '23:59'));
    const when = (changes: object, now = later) =>
      codeOf(given([...opened(), blocked, reopened]).when(EditCells, edit({ mark: '85', ...changes }), now));
    expect(when({})).toBe('done');
    expect(when({ session: 2 }, by(at('2026-09-24', '10:00')))).toBe('journals.week_blocked');
    expect(when({}, by(at('2026-09-25')))).toBe('journals.week_blocked');
  });
  test('of a week that is due and not closed yet closes it first', () =>
    expect(open({}, [])).toMatchObject([[granted], [{ type: 'WeekBlocked' }, { type: 'WeekReopened' }]]));
  test.each([
    ['of eight days', { until: at('2026-09-26', '12:01') }, 'journals.until_wrong'],
    ['until yesterday', { until: at('2026-09-17') }, 'journals.until_wrong'],
    ['without an end', { until: null }, 'journals.until_wrong'],
    ['without a reason', { reason: ' ' }, 'journals.reason_required'],
    ['of a week that is open', { targets: [{ journal, weeks: ['2026-09-14'] }] }, 'journals.nothing_blocked'],
  ])('%s is refused', (_name, changes, code) => expect(codeOf(open(changes))).toBe(code));

  const change = (until: string | null, now = at('2026-09-20')) =>
    given([granted], [...opened(), blocked, reopened]).when(
      changeOpeningOf(1),
      { opening, journals: [journal], until, reason: 'ill', zone },
      { now },
    );
  test('is stretched to seven days from its start at most', () => {
    expect(codeOf(change(at('2026-09-27')))).toBe('journals.until_wrong');
    expect(change(at('2026-09-22'))).toEqual([
      [{ type: 'JournalOpeningChanged', data: { until: at('2026-09-22'), reason: 'ill' } }],
      [{ ...reopened, data: { ...reopened.data, until: at('2026-09-22') } }],
    ]);
  });
  test('removed closes its weeks at once, and is not changed any more', () => {
    const removed = change(null);
    expect(removed).toEqual([
      [{ type: 'JournalOpeningEnded', data: { because: 'removed' } }],
      [{ type: 'WeekReopeningEnded', data: { ...told, week: firstWeek, opening, because: 'removed' } }],
    ]);
    expect(codeOf(change(at('2026-09-24'), at('2026-09-26')))).toBe('journals.opening_over');
  });
  test('ends by itself, as an act and in its weeks', () => {
    const now = { now: at('2026-09-25') };
    expect(given([granted]).when(EndOpening, { opening, zone }, now)).toEqual([
      [{ type: 'JournalOpeningEnded', data: { because: 'expired' } }],
    ]);
    expect(settle(at('2026-09-25'), [blocked, reopened])).toEqual(
      expect.arrayContaining([
        expect.arrayContaining([
          { type: 'WeekReopeningEnded', data: { ...told, week: firstWeek, opening, because: 'expired' } },
        ]),
      ]),
    );
  });
  test('by hand a week is closed before it is due', () => {
    const block = { action: 'block', until: null, targets: [{ journal, weeks: ['2026-09-14', '2026-09-07'] }] };
    expect(open(block, [blocked], at('2026-09-18'))).toMatchObject([
      [{ type: 'JournalOpeningGranted', data: { action: 'block', until: null } }],
      [{ type: 'WeekBlocked', data: { week: '2026-09-07', planned_at: null, opening, holes: 6 } }],
    ]);
    const after = { session: 2, student: ann, mark: '85' };
    const [, events] = open(block) as unknown as [unknown, JournalEvent[]];
    expect(codeOf(given([...opened(), ...events]).when(EditCells, edit(after), by(at('2026-09-18'))))).toBe(
      'journals.week_blocked',
    );
  });
});
