import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
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
  /** The permission of the office (or of a teacher) for one student and course that lifts it. */
  waiver?: WaivableRule;
}
const policy = (name: string, rule: Policy['rule'], { change, past }: Pick<Policy, 'change' | 'past'>, waiver?: WaivableRule): Policy => ({ name, rule, change, past, ...(waiver && { waiver }) });
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
  policy('course not blocked', who.courseBlocked, { change: true, past: ['registrar'] }, 'access'),
  policy('no financial debt', who.financialDebt, { change: true, past: ['registrar'] }),
  policy('no library debt', who.libraryDebt, { change: true, past: ['registrar'] }),
  policy('no unpaid fine', who.unpaidFine, { change: true, past: ['registrar'] }),
  policy('medical certificate', who.medicalCertificate, { change: false, past: ['registrar'] }),
  policy('status allows editing', who.statusAllowsEditing, { change: true, past: [] }),
  policy('course fits the direction', who.fitsDirection, { change: false, past: ['registrar'] }, 'program'),
  policy('course fits the level', who.fitsLevel, { change: false, past: ['registrar'] }, 'level'),
  policy('course fits the program', who.fitsProgram, { change: false, past: ['registrar'] }, 'program'),
  policy('prerequisites studied', who.prerequisitesStudied, { change: false, past: ['registrar'] }, 'prerequisites'),
  policy('corequisites taken', who.corequisitesTaken, { change: false, past: ['registrar'] }, 'corequisites'),
  policy('not registered already', card.notRegisteredAlready, { change: false, past: [] }),
  policy('one sport course at a time', card.oneSportCourse, { change: false, past: ['registrar'] }, 'sport'),
  policy('no sport course in the basket', card.sportNotInBasket, { change: false, past: ['registrar'] }, 'sport'),
  policy('free sport courses', card.freeSportCourses, { change: false, past: ['registrar'] }, 'sport'),
  policy('introductory courses', card.introductoryLimit, { change: false, past: ['registrar'] }, 'introductory'),
  policy('audit or credit', card.auditOrCredit, { change: false, past: [] }),
  policy('discipline not in the basket', card.disciplineNotInBasket, { change: false, past: [] }),
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

/** A course that another on the card is studied with stays; of two that name each other either may go first. */
export const notNeededAsCorequisite = ({ card: { courses }, course, known: { settings, corequisites } }: Situation): Rejection | null => {
  if (settings.corequisites !== 'require') return null;
  const mutual = new Set(corequisites.filter(one => one.mutual).map(one => one.discipline));
  const other = Object.values(courses).find(one => one.offering !== course.offering && !mutual.has(one.discipline) && one.corequisites?.some(({ discipline }) => discipline === course.discipline));
  return other ? reject('registration.corequisite_needed', { course: course.name, other: other.name, offering: other.offering }) : null;
};

/** What dropping a course checks. A grade keeps a course on the card whoever acts. */
export const dropPolicies: readonly Policy[] = [
  policy('period current for this student', who.periodCurrent, { change: false, past: reviewers }),
  policy('access of the student', who.studentAccess, { change: false, past: reviewers }),
  policy('not in the late period', notInLatePeriod, { change: false, past: ['registrar'] }),
  policy('not graded', notGraded, { change: false, past: [] }),
  policy('not added by the registrar', notAddedByRegistrar, { change: false, past: ['registrar'] }),
  policy('status allows editing', who.statusAllowsEditing, { change: false, past: [] }),
  policy('not needed by another course', notNeededAsCorequisite, { change: false, past: ['registrar'] }),
];

export function firstRefusal(policies: readonly Policy[], situation: Situation): Rejection | null {
  for (const { rule, past, waiver } of policies) {
    const lifted = past.includes(situation.acting) || (waiver !== undefined && situation.known.waived.includes(waiver));
    const refusal = lifted ? null : rule(situation);
    if (refusal) return refusal;
  }
  return null;
}
export const changePolicies = registrationPolicies.filter(({ change }) => change);
