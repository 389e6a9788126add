import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { describe, expect, it } from 'vitest';
import { countsOf, emptyPlace, evolvePlace, isEmpty, type Place } from './places.ts';

const at = '2026-09-01T08:00:00.000Z';
const until = '2026-09-01T08:05:00.000Z';
const choice = { student: 's', flux: 'f', lessons: ['l1', 'l2'], audit: false };
const happened = (...events: [type: string, data: object][]): Place =>
  events.reduce(
    (place, [type, data], index) =>
      evolvePlace(place, {
        type,
        data,
        position: index + 1,
        meta: { occurred_at: at },
      } as unknown as RecordedEvent<any>),
    emptyPlace('o', 's'),
  );

describe('a student’s place in an offering', () => {
  it('holds seats until a moment and turns the hold into seats taken', () => {
    const held = happened(['SeatsHeld', { ...choice, until }]);
    expect(held).toMatchObject({ held_lessons: ['l1', 'l2'], held_until: until, taken_lessons: null });
    const taken = happened(
      ['SeatsHeld', { ...choice, until }],
      ['HoldReleased', { student: 's', lessons: choice.lessons, reason: 'registered' }],
      ['SeatsTaken', choice],
    );
    expect(taken).toMatchObject({ held_lessons: null, taken_lessons: ['l1', 'l2'], taken_at: at });
    expect(countsOf(taken).get('l1')).toEqual({ taken: 1, held: 0, offered: 0, waiting: 0 });
  });

  it('is empty after a drop', () => {
    expect(
      isEmpty(
        happened(
          ['SeatsTaken', choice],
          ['SeatsReleased', { student: 's', lessons: choice.lessons, reason: 'dropped' }],
        ),
      ),
    ).toBe(true);
  });

  it('keeps its turn in the waiting list while an offer is out, and counts in both', () => {
    const place = happened(
      ['WaitingListJoined', choice],
      ['SeatOffered', { student: 's', lessons: choice.lessons, until }],
    );
    expect(place).toMatchObject({ queue_order: 1, offer_until: until });
    expect(countsOf(place).get('l2')).toEqual({ taken: 0, held: 0, offered: 1, waiting: 1 });
  });

  it('keeps its turn when an offer is taken back because the lessons were closed', () => {
    const place = happened(
      ['WaitingListJoined', choice],
      ['SeatOffered', { student: 's', lessons: choice.lessons, until }],
      ['OfferWithdrawn', { student: 's', lessons: choice.lessons, reason: 'blocked' }],
    );
    expect(place).toMatchObject({ queue_order: 1, offer_until: null, offer_lessons: null });
    expect(countsOf(place).get('l2')).toEqual({ taken: 0, held: 0, offered: 0, waiting: 1 });
  });

  it('remembers why an offer passed it by, until the student registers or waits again', () => {
    const passed = happened(
      ['WaitingListJoined', choice],
      ['SeatOffered', { student: 's', lessons: choice.lessons, until }],
      ['OfferPassed', { student: 's', lessons: choice.lessons, reason: 'expired', code: null, params: {} }],
    );
    expect(passed).toMatchObject({
      queued_lessons: null,
      offer_lessons: null,
      passed_reason: 'expired',
      passed_at: at,
    });
    expect(isEmpty(passed)).toBe(false);
    expect(
      happened(
        ['OfferPassed', { student: 's', lessons: [], reason: 'declined', code: null, params: {} }],
        ['WaitingListJoined', choice],
      ),
    ).toMatchObject({ passed_reason: null });
  });

  it('moves to other lessons as a whole', () => {
    expect(
      happened(
        ['SeatsTaken', choice],
        ['SeatsExchanged', { student: 's', flux: 'g', from: choice.lessons, to: ['l3'] }],
      ),
    ).toMatchObject({ taken_flux: 'g', taken_lessons: ['l3'] });
  });
});
