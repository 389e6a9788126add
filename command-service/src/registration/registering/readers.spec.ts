import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { errors as advisingErrors } from '@portal/event-schemas/advising/errors.ts';
import { errors } from '@portal/event-schemas/registration/errors.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { given } from '@portal/platform/testing/given.ts';
import { expect, test } from 'vitest';
import { noStanding } from '../standing/registration-standing.ts';
import {
  asAdvisor,
  asStudent,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  knownFacts,
  lecture,
  period,
  practice,
  start,
} from '../testing/world.ts';
import { AdvisorAddCourse, RegisterCourse } from './commands.ts';

/** The same refusal, told to the student and to the advisor who acts for them; what is not known is not spoken of. */
const explain = explainer([errors, advisingErrors], 'UTC');
const ask = {
  student: id('a', 1),
  study_period: period,
  offering: id('0', 1),
  lessons: [lecture(1), practice(1, 1)],
  audit: false,
  queue: false,
  reason: 'Agreed',
};
const onCard = (status: string) => ({
  type: 'CourseAddedToCard',
  data: {
    student: ask.student,
    study_period: period,
    status,
    course: {
      offering: id('0', 1),
      discipline: id('d', 1),
      flux: fluxOf(1, []).uid,
      code: 'C-1',
      name: sameInAll('Course 1'),
      credits: 5,
      audit: false,
      added_by: 'student',
      is_sport: false,
      is_introductory: false,
      lessons: [],
    },
  },
});
const review = {
  type: 'ReviewStarted',
  data: { student: ask.student, study_period: period, advisor: asAdvisor.id, status: 'CHECKING_AFTER' },
};
const said = (outcome: unknown): string => {
  expect(isRejection(outcome)).toBe(true);
  return explain(outcome as Rejection, 'en', 'r').error.message;
};

test('an advisor is told of the student’s card, the student of their own', () => {
  expect(
    said(
      given([onCard('CHOOSING')], [courseEvent(1)]).when(RegisterCourse, ask, {
        facts: knownFacts(),
        now: start,
        actor: asStudent(1),
      }),
    ),
  ).toContain('on your card already');
  expect(
    said(
      given([onCard('CHOOSING'), review], [courseEvent(1)]).when(AdvisorAddCourse, ask, {
        facts: knownFacts(),
        now: start,
        actor: asAdvisor,
      }),
    ),
  ).toContain('on the student’s card already');
});

test.each<[string, Partial<typeof noStanding>, string]>([
  [
    'a debt without an amount',
    { debts: { financial: { amount: null, note: '' } } },
    'A tuition debt blocks registration. Pay it or contact the finance office.',
  ],
  [
    'a debt with its amount',
    { debts: { financial: { amount: 500, note: '' } } },
    'A tuition debt of 500 blocks registration. Pay it or contact the finance office.',
  ],
  [
    'books that nobody has named',
    { debts: { library: { amount: null, note: '' } } },
    'Library items are outstanding, and this blocks registration. Return them first.',
  ],
  [
    'closed access without a comment',
    { access: 'closed' },
    'Online registration is closed for you. Contact your advisor or the registrar’s office.',
  ],
  [
    'no medical certificate at all',
    {},
    '“Course 1” needs a valid medical certificate. Hand one in to the registrar’s office.',
  ],
  [
    'a certificate that is over',
    { certificate_until: '2026-09-09' },
    '“Course 1” needs a valid medical certificate; yours was valid until 09.09.2026. Hand one in to the registrar’s office.',
  ],
])('%s', (_name, standing, sentence) => {
  const facts = knownFacts({
    standing: { ...noStanding, ...standing },
    discipline: disciplineRecord(1, { needs_medical_certificate: true }),
  });
  expect(said(given([], [courseEvent(1)]).when(RegisterCourse, ask, { facts, now: start, actor: asStudent(1) }))).toBe(
    sentence,
  );
});
