import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { studyCard } from '../../registration/study-card/study-card.ts';
import { AdvisorAddCourse, AdvisorChangeLessons, AdvisorDropCourse } from '../../registration/registering/commands.ts';
import {
  asAdvisor,
  asOffice,
  courseEvent,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  period,
  practice,
  start,
} from '../../registration/testing/world.ts';
import { commandsOf, LookAtCard } from './commands.ts';
import { clashesOf, reportOf } from './report.ts';

const card = { student: id('a', 1), study_period: period };
const known = knownFacts();
const review = { type: 'ReviewStarted', data: { ...card, advisor: asAdvisor.id, status: 'CHECKING_AFTER' } };
const lessonsAt = (course: number, hour: number) =>
  [
    lessonOf(course, 1, 'lecture', 9, { meetings: [{ days: '1000000', weeks: '111', start: hour * 60, length: 50 }] }),
  ].map(({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }));
const onCard = (course: number, hour: number, added_by = 'student') => ({
  type: 'CourseAddedToCard',
  data: {
    ...card,
    status: 'CHECKING_AFTER',
    course: {
      offering: id('0', course),
      discipline: id('d', course),
      flux: fluxOf(course, []).uid,
      code: `C-${course}`,
      name: sameInAll(`Course ${course}`),
      credits: 5,
      audit: false,
      added_by,
      is_sport: false,
      is_introductory: false,
      lessons: lessonsAt(course, hour),
    },
  },
});
const taken = {
  type: 'SeatsTaken',
  data: { student: card.student, flux: fluxOf(1, []).uid, lessons: [lecture(1), practice(1, 1)], audit: false },
};
const added = {
  type: 'CourseAddedToCard',
  data: {
    ...card,
    status: 'CHECKING_AFTER',
    course: {
      ...onCard(1, 9).data.course,
      lessons: [lessonOf(1, 1, 'lecture', 0), lessonOf(1, 2, 'practice', 0)].map(
        ({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }),
      ),
    },
  },
};
const about = { ...card, offering: id('0', 1) };

describe('what an advisor or the office changes says whose act it was and why', () => {
  const adviser = { facts: known, now: start, actor: asAdvisor };
  test('an added course carries the reason', () => {
    const outcome = given([review], [courseEvent(1)]).when(
      AdvisorAddCourse,
      { ...about, lessons: [lecture(1), practice(1, 1)], audit: false, queue: false, reason: 'Needed for the thesis' },
      adviser,
    );
    expect(outcome).toMatchObject([
      [{ type: 'CourseAddedToCard', data: { course: { added_by: 'advisor' }, reason: 'Needed for the thesis' } }],
      [{ type: 'SeatsTaken' }],
    ]);
  });
  test('a dropped course names the advisor', () => {
    expect(
      given([added, review], [courseEvent(1), taken]).when(
        AdvisorDropCourse,
        { ...about, reason: 'Too early' },
        adviser,
      ),
    ).toMatchObject([
      [
        {
          type: 'CourseDroppedFromCard',
          data: { offering: about.offering, reason: 'Too early', by: 'advisor', status: 'CHECKING_AFTER' },
        },
      ],
      [{ type: 'SeatsReleased' }],
    ]);
  });
  test('other lessons name the office', () => {
    expect(
      given([added, review], [courseEvent(1), taken]).when(
        AdvisorChangeLessons,
        { ...about, lessons: [lecture(1), practice(1, 2)], reason: 'Room' },
        { ...adviser, actor: asOffice },
      ),
    ).toMatchObject([
      [{ type: 'CardLessonsChanged', data: { by: 'registrar', reason: 'Room' } }],
      [{ type: 'SeatsExchanged' }],
    ]);
  });
});

describe('changes that are tried', () => {
  test('stand for the very commands that make them', () => {
    const commands = commandsOf(
      card,
      [
        { kind: 'start_review', audit: false, reason: '' },
        { kind: 'drop', course: id('0', 1), audit: false, reason: 'x' },
        { kind: 'add', course: id('0', 2), lessons: [lecture(2)], audit: true, reason: '' },
        { kind: 'change', course: id('0', 3), lessons: [lecture(3)], audit: false, reason: '' },
        { kind: 'approve', audit: false, reason: 'Graduates' },
      ],
      [id('0', 1)],
    );
    expect(commands.map(({ definition, data }) => [definition.type, data])).toEqual([
      ['StartReview', card],
      ['AdvisorDropCourse', { ...card, offering: id('0', 1), reason: 'x' }],
      [
        'AdvisorAddCourse',
        { ...card, offering: id('0', 2), lessons: [lecture(2)], audit: true, queue: false, reason: '' },
      ],
      ['AdvisorChangeLessons', { ...card, offering: id('0', 3), lessons: [lecture(3)], reason: '' }],
      ['ApproveCard', { ...card, offerings: [id('0', 1), id('0', 2), id('0', 3)], reason: 'Graduates' }],
    ]);
  });
  test('without a course or its lessons are refused with the field', () => {
    expect(() =>
      commandsOf(
        card,
        [
          { kind: 'drop', audit: false, reason: '' },
          { kind: 'add', course: id('0', 2), audit: false, reason: '' },
        ],
        [],
      ),
    ).toThrow(
      expect.objectContaining({
        rejection: expect.objectContaining({
          code: 'platform.invalid_input',
          fields: { 'changes.0.course': 'required', 'changes.1.lessons': 'required' },
        }),
      }),
    );
  });
  test('looking at a card changes nothing', () =>
    expect(given([review]).when(LookAtCard, card, { facts: known })).toEqual([[]]));
});

describe('the report', () => {
  const state = fold(studyCard, [onCard(1, 9), onCard(2, 9), onCard(3, 11)]);
  test('names the courses that meet at the same time', () => {
    expect(clashesOf(state)).toEqual([
      {
        course: id('0', 1),
        name: sameInAll('Course 1'),
        other: id('0', 2),
        other_name: sameInAll('Course 2'),
        day: 0,
        time: '09:00',
      },
    ]);
  });
  test('says of each change whether it goes, and the card after all of them', () => {
    const explain = explainer(
      [{ 'registration.not_on_card': { ru: 'нет', kk: 'жоқ', en: 'not there', ky: 'жок' } }],
      'UTC',
    );
    const report = reportOf(
      card,
      [
        { kind: 'drop', course: id('0', 7), audit: false, reason: '' },
        { kind: 'start_review', audit: false, reason: '' },
      ],
      [reject('registration.not_on_card', { course: 'x' }), null],
      state,
      known,
      rejection => explain(rejection, 'en', 'r'),
    );
    expect(report).toMatchObject({
      done: 1,
      refused: 1,
      status: 'CHECKING_AFTER',
      credits: { amount: 15, amount_audit: 0 },
      results: [
        {
          kind: 'drop',
          course: id('0', 7),
          ok: false,
          error: { code: 'registration.not_on_card', message: 'not there' },
        },
        { kind: 'start_review', course: null, ok: true, error: null },
      ],
    });
    expect(report.courses.map(course => course.code)).toEqual(['C-1', 'C-2', 'C-3']);
  });
});
