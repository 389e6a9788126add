import { addingPolicies } from '@portal/event-schemas/registration/card-rules/editing.ts';
import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { CourseOfferingEvent, StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import type { WeekCourse } from '@portal/event-schemas/week-plans/views.ts';
import { isDeepStrictEqual } from 'node:util';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { chooseLessons } from '../registration/course-offering/choice.ts';
import type { CourseOffering } from '../registration/course-offering/course-offering.ts';
import type { Known } from '../registration/known.ts';
import { addToBasket } from '../registration/registering/basket.ts';
import {
  changeLessons,
  lessonsForCard,
  registerCourse,
  type Decision,
  type Moment,
} from '../registration/registering/decisions.ts';
import { runningFor } from '../registration/registering/periods.ts';
import { studyCard, type StudyCard } from '../registration/study-card/study-card.ts';
import { named, planOf } from './planning.ts';
import type { WeekPlans } from './week-plans.ts';

/** `plan`: the plan whose courses these are. `hold`: into the basket instead of onto the card. */
export interface TakeWeek extends CardKey {
  courses: readonly WeekCourse[];
  plan: string | null;
  hold: boolean;
}
/** A course of the week with all that its own decision looks at. */
interface Wanted {
  choice: WeekCourse;
  offering: CourseOffering;
  known: Known;
}
interface Decided {
  wanted: Wanted;
  decision: Decision;
}
export type WeekDecision =
  | Rejection
  | readonly [readonly StudyCardEvent[], readonly WeekPlanEvent[], ...(readonly CourseOfferingEvent[])[]];

/**
 * All courses of a week, or none. Each is decided as it is when it is taken alone, on the card as it is with those
 * before it; what is refused is tried again after the others, so that the order in which courses are named does not
 * matter (one may be needed beside another). Lessons that the week changes, and holds that it uses up, stand in nobody's way.
 */
export function takeWeek(
  data: TakeWeek,
  [card, plans, ...offerings]: readonly [StudyCard, WeekPlans, ...CourseOffering[]],
  known: readonly Known[],
  moment: Moment,
): WeekDecision {
  const ofPlan = takenPlan(data, plans);
  if (isRejection(ofPlan)) return ofPlan;
  const week = data.courses.map((choice, index): Wanted => ({
    choice,
    offering: offerings[index]!,
    known: known[index]!,
  }));
  const closed = closedTo(data, card, known[0]!, moment);
  if (closed) return closed;
  const changed = changes(data, card, week, moment);
  const added = additions(
    data,
    changed.card,
    week.filter(wanted => !isOn(card, wanted)),
    moment,
  );
  const decided = new Map([...changed.decided, ...added].map(({ wanted, decision }) => [wanted, decision]));
  const refusals = week.flatMap(wanted => {
    const decision = decided.get(wanted)!;
    return isRejection(decision) ? [{ wanted, refusal: decision }] : [];
  });
  if (refusals.length > 0) return refused(refusals);
  const done = [...changed.decided, ...added].map(({ decision }) => decision as Exclude<Decision, Rejection>);
  const onCard = done.flatMap(([events]) => events);
  return [
    onCard,
    onCard.length > 0 ? ofPlan : [],
    ...week.map(wanted => (decided.get(wanted) as Exclude<Decision, Rejection>)[1]),
  ];
}

/** What holds whatever the course refuses the whole week in its own words. */
function closedTo({ student, study_period, hold }: TakeWeek, card: StudyCard, known: Known, moment: Moment) {
  const refusal = firstRefusal(addingPolicies, {
    ...moment,
    student,
    card,
    known,
    ...runningFor(known, study_period, moment.now),
  });
  return refusal ?? (hold && !known.settings.use_timer ? reject('registration.basket_off') : null);
}

/** The courses are still those of the plan. */
function takenPlan(data: TakeWeek, plans: WeekPlans): Rejection | WeekPlanEvent[] {
  const { plan, courses, hold } = data;
  if (plan === null) return [];
  const found = planOf(plans, { plan });
  if (isRejection(found)) return found;
  if (found.courses.length === 0) return reject('week_plans.empty', { name: found.name });
  if (!isDeepStrictEqual(found.courses, courses)) return reject('week_plans.changed_meanwhile', { name: found.name });
  return [
    {
      type: 'WeekPlanTaken',
      data: { ...named({ ...data, plan }, found.name), courses: courses.map(({ course }) => course), hold },
    },
  ];
}

const isOn = ({ courses }: StudyCard, { choice: { course, audit } }: Wanted): boolean =>
  courses[course]?.audit === audit;
const keyOf = ({ student, study_period }: TakeWeek, { choice: { course, lessons, audit } }: Wanted) => ({
  student,
  study_period,
  offering: course,
  lessons: [...lessons],
  audit,
});

/** Courses of the card take other lessons: each is judged beside the new lessons of the others, so that two can change places. */
function changes(data: TakeWeek, card: StudyCard, week: readonly Wanted[], moment: Moment) {
  const onCard = week.filter(wanted => isOn(card, wanted));
  const after = { ...card, basket: outside(card.basket, week), courses: { ...card.courses } };
  for (const { choice, offering } of onCard) {
    const chosen = offering.status === 'offered' ? chooseLessons(offering, choice.lessons) : null;
    if (chosen && !isRejection(chosen))
      after.courses[choice.course] = {
        ...card.courses[choice.course]!,
        flux: chosen.flux,
        lessons: lessonsForCard(chosen),
      };
  }
  const decided = onCard.map((wanted): Decided => {
    const { course } = wanted.choice;
    const before = { ...after, courses: { ...after.courses, [course]: card.courses[course]! } };
    return {
      wanted,
      decision: changeLessons(keyOf(data, wanted), [before, wanted.offering], wanted.known, moment),
    };
  });
  return { decided, card: decided.reduce((state, { decision }) => withDecided(state, decision), card) };
}
const withDecided = (card: StudyCard, decision: Decision): StudyCard =>
  isRejection(decision) ? card : decision[0].reduce(studyCard.evolve, card);

/** Courses that come onto the card, or into the basket. */
function additions(data: TakeWeek, begun: StudyCard, wanted: readonly Wanted[], moment: Moment): Decided[] {
  const decided: Decided[] = [];
  let card = begun;
  for (let open = wanted; open.length > 0;) {
    const refusals: Decided[] = [];
    for (const one of open) {
      const pending = open.filter(other => other !== one && !decided.some(done => done.wanted === other));
      const decision = addition(data, { ...card, basket: outside(card.basket, pending) }, one, moment);
      if (isRejection(decision)) refusals.push({ wanted: one, decision });
      else {
        decided.push({ wanted: one, decision });
        card = withDecided(card, decision);
      }
    }
    if (refusals.length === open.length) return [...decided, ...refusals];
    open = refusals.map(({ wanted: again }) => again);
  }
  return decided;
}
function addition(data: TakeWeek, card: StudyCard, wanted: Wanted, moment: Moment): Decision {
  const { offering, choice, known } = wanted;
  const begun = choice.lessons.length === 0 && offering.status === 'offered' ? offering : null;
  if (begun)
    return reject('registration.lessons_incomplete', {
      course: begun.name,
      load_type: loadTypeNames[begun.fluxes[0]!.lessons[0]!.load_type],
    });
  const add = data.hold ? addToBasket : registerCourse;
  return add({ ...keyOf(data, wanted), queue: false }, [card, offering], known, moment);
}
/** The basket without the courses that the same week takes. */
const outside = (basket: StudyCard['basket'], week: readonly Wanted[]): StudyCard['basket'] =>
  Object.fromEntries(
    Object.entries(basket).filter(([offering]) => !week.some(({ choice }) => choice.course === offering)),
  );

function refused(refusals: readonly { wanted: Wanted; refusal: Rejection }[]): Rejection {
  const results = refusals.map(({ wanted: { choice, offering }, refusal: { code, params } }) => ({
    course: choice.course,
    name: offering.status === 'offered' ? offering.name : null,
    error: { code, params },
  }));
  return reject('week_plans.week_refused', { courses: results.map(({ name, course }) => name ?? course), results });
}
