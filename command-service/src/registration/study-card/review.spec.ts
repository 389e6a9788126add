import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { cardStatusNames, loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  advisor,
  asAdvisor,
  asOffice,
  asStudent,
  id,
  knownFacts,
  period,
  start,
  studentRecord,
} from '../testing/world.ts';
import type { Known } from '../known.ts';
import { beyondWithBasket } from './review.ts';
import { studyCard } from './study-card.ts';
import {
  ApproveCard,
  RejectCard,
  SendToAdvisor,
  SetCardStatus,
  SetPersonalCreditLimit,
  StartReview,
} from './commands.ts';

const card = { student: id('a', 1), study_period: period };
const known = (changes = {}) => ({ ...knownFacts(changes), cancelled: [] as string[] });
const sending = { ...card, offerings: [id('0', 1)] };
const added = (teacher: string | null = id('f'), status = 'CHOOSING') => ({
  type: 'CourseAddedToCard',
  data: {
    ...card,
    status,
    course: {
      offering: id('0', 1),
      discipline: id('d', 1),
      flux: id('fa', 11),
      code: 'C-1',
      name: sameInAll('Course 1'),
      credits: 5,
      audit: false,
      added_by: 'student',
      is_sport: false,
      is_introductory: false,
      lessons: [{ uid: id('c', 101), load_type: 'lecture', teacher, meetings: [] }],
    },
  },
});
const queued = {
  type: 'CardQueued',
  data: {
    ...card,
    offering: id('0', 2),
    discipline: id('d', 2),
    name: sameInAll('Course 2'),
    flux: id('fa', 21),
    lessons: [],
    credits: 5,
    audit: false,
  },
};
const sent = { type: 'CardSentToAdvisor', data: { status: 'CHOSEN', credits: 5, audit_credits: 0 } };
const review = { type: 'ReviewStarted', data: { ...card, advisor, status: 'CHECKING_AFTER' } };
const student = { now: start, actor: asStudent(1) };
const adviser = { now: start, actor: asAdvisor };
const seen = { ...knownFacts(), teachers: {}, cancelled: [] };
const withMinimum = (min_credit: number) => ({
  ...defaultRegistrationSettings,
  default_limit: { ...defaultRegistrationSettings.default_limit, min_credit },
});

describe('sending', () => {
  test('a card with courses goes to the advisor with its credits', () => {
    expect(given([added()]).when(SendToAdvisor, sending, { facts: known(), ...student })).toEqual([[sent]]);
  });
  test.each([
    [
      'with a waiting-list entry',
      [added(), queued],
      {},
      { code: 'registration.card_on_waiting_list', params: { course: sameInAll('Course 2'), offering: id('0', 2) } },
    ],
    [
      'with a cancelled lesson',
      [added()],
      { cancelled: [id('c', 101)] },
      { code: 'registration.card_lesson_cancelled', params: { course: sameInAll('Course 1'), offering: id('0', 1) } },
    ],
    ['without courses', [], {}, { code: 'registration.card_empty', params: {} }],
    [
      'that was sent',
      [added(), sent],
      {},
      { code: 'registration.status_not_sendable', params: { status: cardStatusNames.CHOSEN, status_code: 'CHOSEN' } },
    ],
    [
      'below the minimum',
      [added()],
      { settings: withMinimum(6) },
      { code: 'registration.credit_minimum_not_reached', params: { current: 5, min: 6 } },
    ],
    [
      'without a corequisite',
      [
        {
          ...added(),
          data: {
            ...added().data,
            course: {
              ...added().data.course,
              corequisites: [{ discipline: id('d', 2), name: sameInAll('Discipline 2') }],
            },
          },
        },
      ],
      { settings: { ...defaultRegistrationSettings, corequisites: 'require' as const } },
      {
        code: 'registration.card_corequisite_missing',
        params: { course: sameInAll('Course 1'), required: sameInAll('Discipline 2'), discipline: id('d', 2) },
      },
    ],
    [
      'without an advisor',
      [added()],
      { student: studentRecord(1, { advisor: null }) },
      { code: 'registration.no_advisor', params: {} },
    ],
  ])('a card %s stays', (_name, before, changes, refused) =>
    expect(
      given(before).when(SendToAdvisor, sending, {
        facts: { ...known(changes), cancelled: (changes as { cancelled?: string[] }).cancelled ?? [] },
        ...student,
      }),
    ).toEqual({ rejected: true, ...refused }),
  );
});

describe('review', () => {
  test('starts, and ends in approval', () => {
    expect(given([added(), sent]).when(StartReview, card, { facts: seen, ...adviser })).toEqual([[review]]);
    expect(
      given([added(), sent, review]).when(
        ApproveCard,
        { ...card, offerings: [id('0', 1)] },
        { facts: seen, ...adviser },
      ),
    ).toEqual([[{ type: 'CardApproved', data: { advisor, status: 'CONFIRMED' } }]]);
  });
  test('a line without a teacher cannot be approved, until the course has one', () => {
    const before = [added(null), sent, review];
    const asked = { ...card, offerings: [id('0', 1)] };
    expect(given(before).when(ApproveCard, asked, { facts: seen, ...adviser })).toEqual({
      rejected: true,
      code: 'advising.teacher_not_selected',
      params: {
        course: sameInAll('Course 1'),
        load_type: loadTypeNames.lecture,
        offering: id('0', 1),
        lesson: id('c', 101),
      },
    });
    expect(
      given(before).when(ApproveCard, asked, {
        facts: { ...seen, teachers: { [id('0', 1)]: { [id('c', 101)]: id('f') } } },
        ...adviser,
      }),
    ).toEqual([[{ type: 'CardApproved', data: { advisor, status: 'CONFIRMED' } }]]);
  });
  test('a card that was sent before its lesson lost the teacher cannot be approved: the teacher of then does not stand in', () => {
    const facts = { ...seen, teachers: { [id('0', 1)]: { [id('c', 101)]: null } } };
    expect(
      given([added(id('f')), sent, review]).when(
        ApproveCard,
        { ...card, offerings: [id('0', 1)] },
        { facts, ...adviser },
      ),
    ).toMatchObject({ rejected: true, code: 'advising.teacher_not_selected', params: { lesson: id('c', 101) } });
  });
  test('a card with a cancelled lesson cannot be approved', () => {
    const facts = { ...seen, cancelled: [id('c', 101)] };
    expect(
      given([added(), sent, review]).when(ApproveCard, { ...card, offerings: [id('0', 1)] }, { facts, ...adviser }),
    ).toEqual({
      rejected: true,
      code: 'advising.card_lesson_cancelled',
      params: { course: sameInAll('Course 1'), offering: id('0', 1) },
    });
  });
  test('a card on a waiting list cannot be approved', () => {
    expect(
      given([added(), sent, review, queued]).when(ApproveCard, { ...card, offerings: [] }, { facts: seen, ...adviser }),
    ).toEqual({
      rejected: true,
      code: 'advising.card_on_waiting_list',
      params: { course: sameInAll('Course 2'), offering: id('0', 2) },
    });
  });
  describe('below the minimum of credits', () => {
    const facts = { ...seen, settings: withMinimum(6) };
    const approved = (reason: string | undefined, known: Known = facts) =>
      given([added(), sent, review]).when(
        ApproveCard,
        { ...card, offerings: [id('0', 1)], reason },
        { facts: { ...facts, ...known }, ...adviser },
      );
    const below = { rejected: true, code: 'advising.card_below_minimum', params: { amount: 5, min: 6 } };
    test.each([
      ['without a reason', undefined],
      ['with a blank one', '  '],
    ])('a card cannot be approved %s', (_name, reason) => expect(approved(reason)).toEqual(below));
    test('a card is approved with a reason, which the event keeps', () => {
      expect(approved(' Graduates this term ')).toEqual([
        [{ type: 'CardApproved', data: { advisor, status: 'CONFIRMED', reason: 'Graduates this term' } }],
      ]);
    });
    test('a reason does not let a card past the other rules', () => {
      expect(
        given([added(), sent, review, queued]).when(
          ApproveCard,
          { ...card, offerings: [], reason: 'Graduates' },
          { facts, ...adviser },
        ),
      ).toMatchObject({ code: 'advising.card_on_waiting_list' });
    });
    test('the minimum is that of sending: none in summer but one made for the term', () => {
      expect(approved(undefined, { ...facts, semester: 'summer' })).toEqual([
        [{ type: 'CardApproved', data: { advisor, status: 'CONFIRMED' } }],
      ]);
      const rule = {
        study_period: period,
        student_group: null,
        edu_program: null,
        preparation_level: null,
        course: null,
        min_credit: 6,
        max_credit: 12,
        min_credit_audit: 0,
        max_credit_audit: 0,
      };
      expect(approved(undefined, { ...facts, semester: 'summer', rules: [rule] })).toEqual(below);
    });
    test('at the minimum nothing is asked', () =>
      expect(approved(undefined, { ...facts, settings: withMinimum(5) })).toEqual([
        [{ type: 'CardApproved', data: { advisor, status: 'CONFIRMED' } }],
      ]));
  });
  test('a rejection needs a comment', () => {
    expect(
      given([added(), sent, review]).when(RejectCard, { ...card, comment: ' ' }, { facts: seen, ...adviser }),
    ).toEqual({
      rejected: true,
      code: 'advising.comment_required',
      params: {},
      fields: { comment: 'advising.comment_required' },
    });
    expect(
      given([added(), sent, review]).when(
        RejectCard,
        { ...card, comment: 'Physics first' },
        { facts: seen, ...adviser },
      ),
    ).toEqual([[{ type: 'CardRejected', data: { advisor, comment: 'Physics first', status: 'REJECTED' } }]]);
  });
  test('begins when a sent card is opened; opened in any other status, the card stays as it is and nobody is refused', () => {
    const opened = { ...card, opening: true };
    const after = (status: CardStatus) => given([{ type: 'CardStatusSet', data: { ...card, status, reason: 'x' } }]);
    expect(
      cardStatuses.map(status => [
        status,
        [adviser, { now: start, actor: asOffice }].map(who =>
          after(status).when(StartReview, opened, { facts: seen, ...who }),
        ),
      ]),
    ).toEqual(
      cardStatuses.map(status => [
        status,
        ['CHOSEN', 'CHANGED_AFTER'].includes(status)
          ? [[[review]], [[expect.objectContaining({ type: 'ReviewStarted' })]]]
          : [[[]], [[]]],
      ]),
    );
  });
  test('is of a card of a student', () => {
    expect(given().when(StartReview, card, { facts: { ...seen, student: null }, now: start, actor: asOffice })).toEqual(
      { rejected: true, code: 'registration.student_not_found', params: { student: card.student } },
    );
  });
  test('is the student’s own advisor’s', () => {
    expect(
      given([sent]).when(StartReview, card, {
        facts: seen,
        now: start,
        actor: { id: id('ae'), roles: ['supervisor'] },
      }),
    ).toEqual({ rejected: true, code: 'advising.not_your_student', params: { student: card.student } });
  });
});

describe('the office', () => {
  const office = { now: start, actor: asOffice };
  test('sets any status with a reason', () => {
    expect(
      given().when(SetCardStatus, { ...card, status: 'CONFIRMED', reason: 'By order' }, { facts: seen, ...office }),
    ).toEqual([[{ type: 'CardStatusSet', data: { ...card, status: 'CONFIRMED', reason: 'By order' } }]]);
    expect(
      given().when(SetCardStatus, { ...card, status: 'CONFIRMED', reason: 'By order' }, { facts: seen, ...adviser }),
    ).toEqual({ rejected: true, code: 'advising.office_only', params: {} });
  });
  test('confirms no card that waits for a seat', () => {
    expect(
      given([added(), queued]).when(
        SetCardStatus,
        { ...card, status: 'CONFIRMED', reason: 'By order' },
        { facts: seen, ...office },
      ),
    ).toMatchObject({ code: 'advising.card_on_waiting_list', params: { offering: id('0', 2) } });
    expect(
      given([added(), queued]).when(
        SetCardStatus,
        { ...card, status: 'CHANGED', reason: 'By order' },
        { facts: seen, ...office },
      ),
    ).toMatchObject([[{ type: 'CardStatusSet' }]]);
  });
  test('sets a personal limit, not below what the card holds', () => {
    expect(
      given([added()]).when(
        SetPersonalCreditLimit,
        { ...card, max_credit: 36, max_credit_audit: null },
        { facts: seen, ...office },
      ),
    ).toEqual([[{ type: 'PersonalCreditLimitSet', data: { ...card, max_credit: 36, max_credit_audit: null } }]]);
    expect(
      given([added()]).when(
        SetPersonalCreditLimit,
        { ...card, max_credit: 4, max_credit_audit: null },
        { facts: seen, ...office },
      ),
    ).toEqual({
      rejected: true,
      code: 'registration.max_credit_below_collected',
      params: { max: 4, current: 5 },
      fields: { max_credit: 'registration.max_credit_below_collected' },
    });
  });
});

describe('a student’s own limit below card and basket together', () => {
  const held = {
    type: 'CardCourseHeld',
    data: {
      ...card,
      until: '2026-09-10T08:05:00.000Z',
      course: {
        offering: id('0', 2),
        discipline: id('d', 2),
        name: sameInAll('Course 2'),
        credits: 6,
        audit: false,
        lessons: [],
        is_sport: false,
        is_introductory: false,
      },
    },
  };
  const odd = (max_credit: number | null, now = start) =>
    beyondWithBasket(fold(studyCard, [added(), held]), { max_credit, max_credit_audit: null }, now).map(
      ({ code, params }) => [code, params],
    );
  test('is set, and said to be odd with what is on the card and what is held', () => {
    expect(
      given([added(), held]).when(
        SetPersonalCreditLimit,
        { ...card, max_credit: 10, max_credit_audit: null },
        { facts: seen, now: start, actor: asOffice },
      ),
    ).toMatchObject([[{ type: 'PersonalCreditLimitSet' }]]);
    expect(odd(10)).toEqual([['registration.max_credit_below_held', { max: 10, current: 5, held: 6 }]]);
  });
  test('is ordinary where it holds both, where there is none, and when the hold is over', () => {
    expect([odd(11), odd(null), odd(0), odd(10, '2026-09-10T08:05:00.000Z')]).toEqual([[], [], [], []]);
  });
});
