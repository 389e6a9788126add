import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Acting } from '../acting.ts';
import * as who from './eligibility.ts';
import * as card from './limits.ts';
import type { Situation } from './situation.ts';

/** A business rule. `add`, `change`: whether it holds for a new course and for other lessons of a registered one; `past`: who need not heed it. */
export interface Policy {
  name: string;
  rule: (situation: Situation) => Rejection | null;
  change: boolean;
  past: readonly Acting[];
}
const policy = (name: string, rule: Policy['rule'], { change, past }: Pick<Policy, 'change' | 'past'>): Policy => ({ name, rule, change, past });
const reviewers = ['advisor', 'registrar'] as const;

/**
 * What registering a course checks, in this order; the first refusal is the answer (registration rules, "in this order"). That a seat is
 * free comes last and is decided by the seats themselves. Advisors review when the period may be over; the office may make
 * exceptions from all but what keeps card and seats sound.
 */
export const registrationPolicies: readonly Policy[] = [
  policy('period current for this student', who.periodCurrent, { change: true, past: reviewers }),
  policy('access of the student', who.studentAccess, { change: true, past: reviewers }),
  policy('course not cancelled', who.courseCancelled, { change: true, past: [] }),
  policy('course not blocked', who.courseBlocked, { change: true, past: ['registrar'] }),
  policy('no financial debt', who.financialDebt, { change: true, past: ['registrar'] }),
  policy('no library debt', who.libraryDebt, { change: true, past: ['registrar'] }),
  policy('no unpaid fine', who.unpaidFine, { change: true, past: ['registrar'] }),
  policy('medical certificate', who.medicalCertificate, { change: false, past: ['registrar'] }),
  policy('status allows editing', who.statusAllowsEditing, { change: true, past: [] }),
  policy('course fits the level', who.fitsLevel, { change: false, past: ['registrar'] }),
  policy('course fits the program', who.fitsProgram, { change: false, past: ['registrar'] }),
  policy('prerequisites studied', who.prerequisitesStudied, { change: false, past: ['registrar'] }),
  policy('not registered already', card.notRegisteredAlready, { change: false, past: [] }),
  policy('one sport course at a time', card.oneSportCourse, { change: false, past: ['registrar'] }),
  policy('free sport courses', card.freeSportCourses, { change: false, past: ['registrar'] }),
  policy('introductory courses', card.introductoryLimit, { change: false, past: ['registrar'] }),
  policy('audit or credit', card.auditOrCredit, { change: false, past: [] }),
  policy('credit limit', card.creditsWithinLimit, { change: false, past: [] }),
  policy('audit limit', card.auditWithinLimit, { change: false, past: [] }),
  policy('no time clash', card.noTimeClash, { change: true, past: [] }),
];

const courseOnCard = ({ card: { courses }, course }: Situation) => courses[course.offering]!;
export const notInLatePeriod = ({ kind, course }: Situation): Rejection | null => (kind === 'late' ? reject('registration.drop_in_late', { course: course.name }) : null);
export const notGraded = ({ course, known: { standing } }: Situation): Rejection | null => {
  const graded = standing.results.find(result => result.discipline === course.discipline && result.study_period === course.study_period);
  return graded ? reject('registration.drop_graded', { course: course.name, letter: graded.letter }) : null;
};
export const notAddedByRegistrar = (situation: Situation): Rejection | null =>
  (courseOnCard(situation).added_by === 'registrar' ? reject('registration.drop_added_by_registrar', { course: situation.course.name }) : null);

/** What dropping a course checks. A grade keeps a course on the card whoever acts. */
export const dropPolicies: readonly Policy[] = [
  policy('period current for this student', who.periodCurrent, { change: false, past: reviewers }),
  policy('access of the student', who.studentAccess, { change: false, past: reviewers }),
  policy('not in the late period', notInLatePeriod, { change: false, past: ['registrar'] }),
  policy('not graded', notGraded, { change: false, past: [] }),
  policy('not added by the registrar', notAddedByRegistrar, { change: false, past: ['registrar'] }),
  policy('status allows editing', who.statusAllowsEditing, { change: false, past: [] }),
];

export function firstRefusal(policies: readonly Policy[], situation: Situation): Rejection | null {
  for (const { rule, past } of policies) {
    const refusal = past.includes(situation.acting) ? null : rule(situation);
    if (refusal) return refusal;
  }
  return null;
}
export const changePolicies = registrationPolicies.filter(({ change }) => change);
