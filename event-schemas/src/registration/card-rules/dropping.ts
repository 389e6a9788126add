import type { Localized } from '../../kernel/localized.ts';
import { reject, type Rejection } from '../../kernel/rejections.ts';
import { accessOpen, periodRuns, statusAllowsEditing, statusEditable, studying, type Editing } from './editing.ts';
import { firstRefusal, type Policy } from './policy.ts';

/** A course of the card as the rules of dropping look at it. `corequisites`: what it was taken together with. */
export interface CourseOnCard {
  offering: string;
  discipline: string;
  name: Localized;
  added_by: string;
  corequisites?: readonly { discipline: string }[] | undefined;
}
export interface Dropping extends Editing {
  course: { offering: string; discipline: string; study_period: string; name: Localized };
  card: Editing['card'] & {
    courses: Readonly<Record<string, CourseOnCard>>;
    queued: Readonly<Record<string, unknown>>;
  };
  known: Editing['known'] & {
    settings: { corequisites: string };
    standing: Editing['known']['standing'] & {
      results: readonly { discipline: string; study_period: string; letter: string }[];
    };
    /** Disciplines to be taken with the course; `mutual`: each names the other. */
    corequisites: readonly { discipline: string; mutual: boolean }[];
    /** The course's sheet has a mark of the student, which they may not see yet. */
    marked: boolean;
  };
}
type Rule = (situation: Dropping) => Rejection | null;

/** Super registration in a late period has the rules of add/drop. */
const notInLatePeriod = ({ kind, course }: Pick<Dropping, 'kind' | 'course'>): Rejection | null =>
  kind === 'late' ? reject('registration.drop_in_late', { course: course.name }) : null;
const notGraded: Rule = ({ course, known: { standing, marked } }) => {
  const graded = standing.results.find(
    result => result.discipline === course.discipline && result.study_period === course.study_period,
  );
  if (graded) return reject('registration.drop_graded', { course: course.name, letter: graded.letter });
  return marked ? reject('registration.drop_marked', { course: course.name }) : null;
};
const notAddedByRegistrar: Rule = ({ card, course }) =>
  card.courses[course.offering]!.added_by === 'registrar'
    ? reject('registration.drop_added_by_registrar', { course: course.name })
    : null;
/** A course that another on the card is studied with stays; of two that name each other either may go first. */
const notNeededAsCorequisite: Rule = ({ card: { courses }, course, known: { settings, corequisites } }) => {
  if (settings.corequisites !== 'require') return null;
  const mutual = new Set(corequisites.filter(one => one.mutual).map(one => one.discipline));
  const other = Object.values(courses).find(
    one =>
      one.offering !== course.offering &&
      !mutual.has(one.discipline) &&
      one.corequisites?.some(({ discipline }) => discipline === course.discipline),
  );
  return other
    ? reject('registration.corequisite_needed', { course: course.name, other: other.name, offering: other.offering })
    : null;
};

/** What dropping a course checks, in this order. Debts keep nobody from it; a grade keeps a course on the card whoever acts. */
export const dropPolicies: readonly Policy<Dropping>[] = [
  studying,
  periodRuns,
  accessOpen,
  { name: 'not in the late period', rule: notInLatePeriod, past: ['registrar'] },
  { name: 'not graded', rule: notGraded, past: [] },
  { name: 'not added by the registrar', rule: notAddedByRegistrar, past: ['registrar'] },
  statusEditable,
  { name: 'not needed by another course', rule: notNeededAsCorequisite, past: ['registrar'] },
];

/** Why the course can't be dropped; null: it can. Of a course that is only waited for: why the waiting list can't be left. `policies`: some of them. */
export function refusalToDrop(situation: Dropping, policies = dropPolicies): Rejection | null {
  const { card, course } = situation;
  if (card.queued[course.offering]) return situation.acting === 'advisor' ? statusAllowsEditing(situation) : null;
  return card.courses[course.offering]
    ? firstRefusal(policies, situation)
    : reject('registration.not_on_card', { course: course.name });
}
