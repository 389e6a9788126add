import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { AddSession, ConfigureSession, MoveSession, NameSubstitute, TellOfCancellation } from './commands.ts';
import {
  ann,
  at,
  bob,
  by,
  first,
  head,
  journal,
  lis,
  marked,
  missed,
  opened,
  other,
  places,
  substitute,
  zone,
} from './testing/world.ts';

const later = at('2026-09-03');
const codeOf = (outcome: unknown): string => (isRejection(outcome) ? outcome.code : 'done');
const configure = (changes: object, more: JournalEvent[] = [], now = later) =>
  given([...opened(), ...more]).when(ConfigureSession, { journal, zone, session: 1, ...changes }, by(now));
const cancelled: JournalEvent = { type: 'SessionCancelled', data: { ...first, comment: 'ill', cleared: [] } };

describe('rules 6 and 7: cancelling a class', () => {
  test('that has marks is refused and says how many', () =>
    expect(configure({ canceled: true }, [marked('85'), marked('70', bob), missed(lis)])).toMatchObject({
      code: 'journals.has_marks',
      params: { marks: 2 },
    }));
  test('clears absences and comments, which history keeps', () =>
    expect(configure({ canceled: true, comment: 'ill' }, [missed()])).toEqual([
      [
        {
          type: 'SessionCancelled',
          data: { ...first, comment: 'ill', cleared: [{ student: ann, missed: true, excused: false, comment: '' }] },
        },
      ],
    ]));
  test('restored it is empty', () => {
    const [events] = configure({ canceled: true }, [missed()]) as [JournalEvent[]];
    expect(configure({ canceled: false }, [missed(), ...events])).toEqual([
      [{ type: 'SessionRestored', data: { ...first, comment: '' } }],
    ]);
  });
  test('in a closed week is refused', () =>
    expect(codeOf(configure({ canceled: true }, [], at('2026-09-17')))).toBe('journals.week_blocked'));
});

describe('a class', () => {
  test('has a theme, which may be written before', () =>
    expect(configure({ theme: 'Loops' }, [], at('2026-09-01'))).toEqual([
      [{ type: 'SessionConfigured', data: { ...first, theme: 'Loops', comment: '' } }],
    ]));
  test('rule 8: needs minutes that no other class of the journal has', () => {
    const add = (start: number) =>
      given(opened()).when(
        AddSession,
        { journal, zone, date: '2026-09-07', start, length: 50, room: null, theme: '' },
        by(later),
      );
    expect(codeOf(add(620))).toBe('journals.window_taken');
    expect(add(650)).toMatchObject([
      [{ type: 'SessionsPlanned', data: { sessions: [{ session: 4, is_extra: true }] } }],
    ]);
  });
  test.each([
    ['beyond the term', { date: '2026-12-21', start: 600, length: 50 }, 'journals.outside_term'],
    ['over midnight', { date: '2026-09-08', start: 1430, length: 50 }, 'journals.past_midnight'],
    ['to another day', { date: '2026-09-08', start: 600, length: 50 }, 'done'],
  ])('is moved %s', (_name, place, outcome) =>
    expect(
      codeOf(given(opened()).when(MoveSession, { journal, zone, session: 2, ...place, room: null }, by(later))),
    ).toBe(outcome),
  );
  test('that has been held is not moved to another day', () =>
    expect(
      codeOf(
        given([...opened(), missed()]).when(
          MoveSession,
          { journal, zone, session: 1, date: '2026-09-08', start: 600, length: 50, room: null },
          by(later),
        ),
      ),
    ).toBe('journals.already_held'));
  test('moved keeps its number and says from where', () =>
    expect(configure({ start: 660 }, [], at('2026-09-01'))).toEqual([
      [
        {
          type: 'SessionMoved',
          data: {
            session: 1,
            from: { date: '2026-09-02', start: 600, length: 50, room: null },
            date: '2026-09-02',
            start: 660,
            length: 50,
            room: null,
            by_plan: false,
          },
        },
      ],
    ]));
  test('may have a substitute', () => {
    const named = { type: 'SubstituteNamed', data: { ...first, substitute, reason: 'ill' } } as const;
    const when = (events: JournalEvent[]) =>
      given([...opened(), ...events]).when(
        NameSubstitute,
        { journal, zone, session: 1, substitute, reason: 'ill' },
        by(later, other),
      );
    expect(when([])).toEqual([[named]]);
    expect(when([named])).toEqual([[]]);
  });
});

describe('rule 13: students of a cancelled class are told once', () => {
  const tell = (events: JournalEvent[], office = false) =>
    given([...opened(), ...events]).when(
      TellOfCancellation,
      { journal, zone, sessions: [1], text: 'ill', office },
      by(later),
    );
  const told: JournalEvent = {
    type: 'CancellationTold',
    data: { ...first, name: head.name, start: places[0]!.start, students: [ann, bob, lis], text: 'ill' },
  };
  test('who only attends too, who has left not', () => {
    expect(tell([cancelled])).toEqual([[told]]);
    const left: JournalEvent = { type: 'StudentLeft', data: { student: bob, on: '2026-09-02' } };
    expect(tell([left, cancelled])).toMatchObject([[{ data: { students: [ann, lis] } }]]);
  });
  test('pressed twice tells nobody again; cancelled anew it does', () => {
    expect(tell([cancelled, told])).toEqual([[]]);
    const restored: JournalEvent = { type: 'SessionRestored', data: { ...first, comment: '' } };
    expect(tell([cancelled, told, restored, cancelled])).toEqual([[told]]);
  });
  test('of a class that is held there is nothing to tell', () =>
    expect(codeOf(tell([]))).toBe('journals.not_cancelled'));
});
