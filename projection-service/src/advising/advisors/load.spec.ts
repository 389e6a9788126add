import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignmentRow, columnOf, evolveReviewed, Loads, type Advised, type ReviewedCard } from './load.ts';

const at = (hour: number) => `2026-09-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
const fresh: ReviewedCard = { study_period: 'p', status: 'NOT_STARTED', sent_at: null, waiting: false };
const sent = { type: 'CardSentToAdvisor', data: { status: 'CHOSEN', credits: 5, audit_credits: 0 } } as StudyCardEvent;
const answer = (type: 'CardApproved' | 'CardRejected', advisor = 'a') =>
  ({
    type,
    data: { advisor, comment: 'x', status: type === 'CardApproved' ? 'CONFIRMED' : 'REJECTED' },
  }) as StudyCardEvent;

describe('a card as its reviewer counts it', () => {
  test('waits from its sending to the answer, whose time counts for who gave it', () => {
    const loads = new Loads();
    const waiting = evolveReviewed(fresh, sent, at(8), loads);
    expect(waiting).toEqual({ ...fresh, status: 'CHOSEN', sent_at: at(8), waiting: true });
    const review = {
      type: 'ReviewStarted',
      data: { student: 's', study_period: 'p', advisor: 'a', status: 'CHECKING_AFTER' },
    } as StudyCardEvent;
    const done = evolveReviewed(evolveReviewed(waiting, review, at(9), loads), answer('CardApproved'), at(11), loads);
    expect(done).toMatchObject({ status: 'CONFIRMED', waiting: false });
    expect(loads.terms.get('a|p')).toMatchObject({ approvals: 1, returns: 0, answered: 1, answer_seconds: 3 * 3600 });
  });
  test('that is returned before it was sent has no time', () => {
    const loads = new Loads();
    evolveReviewed({ ...fresh, status: 'CHECKING' }, answer('CardRejected'), at(9), loads);
    expect(loads.terms.get('a|p')).toMatchObject({ returns: 1, answered: 0, answer_seconds: 0 });
  });
  test('waits no longer when the office sets another status', () => {
    const card = { ...fresh, status: 'CHOSEN', sent_at: at(8), waiting: true } as const;
    const set = (status: CardStatus) =>
      evolveReviewed(
        card,
        { type: 'CardStatusSet', data: { student: 's', study_period: 'p', status, reason: 'x' } },
        at(9),
        new Loads(),
      );
    expect([set('CHECKING_AFTER').waiting, set('CONFIRMED').waiting]).toEqual([true, false]);
  });
});

describe('sums', () => {
  const student = fc
    .record({
      exists: fc.boolean(),
      advisor: fc.constantFrom('', 'a', 'b'),
      studying: fc.boolean(),
      cards: fc.uniqueArray(
        fc.record({
          study_period: fc.constantFrom('p', 'q'),
          status: fc.constantFrom(...cardStatuses),
          sent_at: fc.constant(null),
          waiting: fc.boolean(),
        }),
        { selector: card => card.study_period },
      ),
    })
    .map((one): Advised => ({
      ...one,
      student: 's',
      cards: new Map(one.cards.map(card => [card.study_period, card])),
    }));

  test('that are kept by differences equal those counted anew', () => {
    fc.assert(
      fc.property(fc.array(student, { minLength: 1, maxLength: 8 }), states => {
        const kept = new Loads();
        states.forEach((state, index) => {
          if (index > 0) kept.count(states[index - 1]!, -1);
          kept.count(state, 1);
        });
        const anew = new Loads();
        anew.count(states.at(-1)!, 1);
        const clean = (map: ReadonlyMap<string, Record<string, number>>) =>
          Object.fromEntries([...map].filter(([, sums]) => Object.values(sums).some(sum => sum !== 0)));
        expect(clean(kept.terms)).toEqual(clean(anew.terms));
        expect(clean(kept.students)).toEqual(clean(anew.students));
      }),
    );
  });
  test('count a card by its status, and those of people who study apart', () => {
    const loads = new Loads();
    const card = { study_period: 'p', status: 'CHOSEN', sent_at: at(8), waiting: true } as const;
    loads.count({ student: 's', exists: true, advisor: 'a', studying: true, cards: new Map([['p', card]]) }, 1);
    loads.count({ student: 't', exists: true, advisor: 'a', studying: false, cards: new Map([['p', card]]) }, 1);
    expect(loads.terms.get('a|p')).toMatchObject({ [columnOf('CHOSEN')]: 2, begun_studying: 1, waiting: 2 });
    expect(loads.students.get('a')).toEqual({ students: 2, studying: 1 });
  });
});

test('a change of advisor is a row of the student’s history', () => {
  expect(
    assignmentRow(
      { type: 'AdvisorAssigned', data: { student: 's', from: 'a', to: null, reason: 'leaves' } },
      7,
      at(8),
      'office',
    ),
  ).toEqual({
    student: 's',
    position: 7,
    at: at(8),
    by: 'office',
    from_advisor: 'a',
    to_advisor: null,
    reason: 'leaves',
  });
});
