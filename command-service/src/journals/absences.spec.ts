import { absenceLimitOf } from '@portal/event-schemas/journals/absences.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { TellAbsences } from './commands.ts';
import { ann, at, by, first, head, journal, known, missed, opened, substitute as advisor } from './testing/world.ts';

const tell = (events: JournalEvent[], limit = 2, supervisor: string | null = advisor) =>
  given([...opened(), ...events]).when(
    TellAbsences,
    { journal, student: ann },
    {
      ...by(at('2026-09-10'), undefined, known({ absence_limit: limit })),
      read: () => ({ status: 'present', fields: { advisor: supervisor } }) as never,
    },
  );
const told = (unexcused: number, limit = 2): JournalEvent => ({
  type: 'AbsencesTold',
  data: { student: ann, supervisor: advisor, name: head.name, unexcused, limit },
});
const excused: JournalEvent = { type: 'AbsenceExcused', data: { ...first, student: ann, reason: 'ill', note: '' } };

describe('rule 13: repeated unexcused absences', () => {
  test('are told at the limit, and not before', () => {
    expect(tell([missed()])).toEqual([[]]);
    expect(tell([missed(), missed(ann, 2)])).toEqual([[told(2)]]);
  });
  test('are told once, and again after as many more', () => {
    const two = [missed(), missed(ann, 2), told(2)];
    expect(tell(two)).toEqual([[]]);
    expect(tell([...two, missed(ann, 3)])).toEqual([[]]);
    expect(tell([missed(), told(1, 1), missed(ann, 2)], 1)).toEqual([[told(2, 1)]]);
  });
  test('do not count when they are excused, or the class was cancelled', () => {
    expect(tell([missed(), missed(ann, 2), excused])).toEqual([[]]);
    const cancelled: JournalEvent = {
      type: 'SessionCancelled',
      data: { ...first, comment: '', cleared: [{ student: ann, missed: true, excused: false, comment: '' }] },
    };
    expect(tell([missed(), missed(ann, 2), cancelled])).toEqual([[]]);
  });
  test('of somebody without an advisor are told to them alone', () =>
    expect(tell([missed()], 1, null)).toEqual([
      [{ type: 'AbsencesTold', data: { student: ann, supervisor: null, name: head.name, unexcused: 1, limit: 1 } }],
    ]));
  test('of somebody who has left, or in a journal that is closed, are not told', () => {
    expect(tell([missed(), { type: 'StudentLeft', data: { student: ann, on: '2026-09-09' } }], 1)).toEqual([[]]);
    const closed: JournalEvent = {
      type: 'JournalClosed',
      data: { teacher: null, name: head.name, because: 'term_over' },
    };
    expect(tell([missed(), closed], 1)).toEqual([[]]);
  });
});

describe('the limit', () => {
  test.each([
    [
      'of the term goes first',
      [
        { study_period: null, unexcused: 5 },
        { study_period: 'p', unexcused: 4 },
      ],
      4,
    ],
    [
      'for all holds in other terms',
      [
        { study_period: null, unexcused: 5 },
        { study_period: 'q', unexcused: 4 },
      ],
      5,
    ],
    ['is three where nothing is set', [], 3],
  ])('%s', (_name, limits, limit) => expect(absenceLimitOf(limits, 'p')).toBe(limit));
});
