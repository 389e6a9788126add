import {
  accessOpen,
  noDebts,
  periodRuns,
  statusEditable,
  studying,
  type Editing,
} from '@portal/event-schemas/registration/card-rules/editing.ts';
import type { Policy } from '@portal/event-schemas/registration/card-rules/policy.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import * as who from './eligibility.ts';
import * as card from './limits.ts';
import type { Situation } from './situation.ts';

/** `change`: whether the rule holds for other lessons of a registered course, too. */
interface Registering extends Policy<Situation> {
  change: boolean;
}
const policy = (
  name: string,
  rule: Policy<Situation>['rule'],
  { change, past }: Pick<Registering, 'change' | 'past'>,
  waiver?: WaivableRule,
): Registering => ({ name, rule, change, past, ...(waiver && { waiver }) });
/** A rule that is the same whichever course it is about. */
const always = (rule: Policy<Editing>): Registering => ({ ...rule, change: true });

/**
 * What registering a course checks, in this order; the first refusal is the answer (registration rules, "in this order"). That a seat is
 * free comes last and is decided by the seats themselves. What holds whatever the course stands apart (card-rules/editing.ts): screens ask it, too.
 */
export const registrationPolicies: readonly Registering[] = [
  ...[studying, periodRuns, accessOpen].map(always),
  policy('course not cancelled', who.courseCancelled, { change: true, past: [] }),
  policy('course not blocked', who.courseBlocked, { change: true, past: ['registrar'] }, 'access'),
  ...noDebts.map(always),
  policy('medical certificate', who.medicalCertificate, { change: false, past: ['registrar'] }),
  always(statusEditable),
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

export const changePolicies = registrationPolicies.filter(({ change }) => change);
