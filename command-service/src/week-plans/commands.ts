import { student } from '@portal/event-schemas/curriculum/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import type { PlannedCourse } from '@portal/event-schemas/week-plans/values.ts';
import { defineCommand, type DecisionContext, type ReadState } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { personOf } from '../registration/acting.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import { readRegistrationFacts } from '../registration/known.ts';
import { cardId, studyCard } from '../registration/study-card/study-card.ts';
import * as planning from './planning.ts';
import { takeWeek, type TakeWeek } from './taking.ts';
import { weekPlans, type WeekPlans } from './week-plans.ts';

const advisorOf = ({ student: uid }: CardKey, get: GetFact): string | null =>
  get(recordFact(student), uid)?.advisor ?? null;
const notTheirs = (data: CardKey, { actor }: DecisionContext): Rejection | null =>
  personOf(actor) === data.student ? null : reject('registration.not_your_card', { student: data.student });

/** What a student does with their own plans of a term. It looks at the courses that it names. */
const ofStudent = <D extends CardKey & { courses?: readonly PlannedCourse[] | undefined }>(
  type: string,
  decide: (data: D, all: WeekPlans, find: planning.FindCourse, advisor: string | null) => planning.PlanDecision,
) =>
  defineCommand({
    type,
    aggregates: [weekPlans],
    ids: (data: D) => [cardId(data)],
    facts: advisorOf,
    reads: ({ courses = [] }: D) => courses.map(({ course }) => ({ aggregate: courseOffering, id: course })),
    decide: (data: D, [all], advisor: string | null, context: DecisionContext, read?: ReadState) =>
      notTheirs(data, context) ?? decide(data, all, course => read!(courseOffering, course), advisor),
  });

export const SaveWeekPreferences = ofStudent<CardKey & { preferences: WeekPreferences; courses?: undefined }>(
  'SaveWeekPreferences',
  planning.savePreferences,
);
export const MakeWeekPlan = ofStudent<planning.MakePlan>('MakeWeekPlan', planning.makePlan);
export const ChangeWeekPlan = ofStudent<planning.ChangePlan>('ChangeWeekPlan', planning.changePlan);
type OnPlan = planning.PlanKey & { courses?: undefined };
export const DeleteWeekPlan = ofStudent<OnPlan>('DeleteWeekPlan', planning.deletePlan);
export const ShareWeekPlan = ofStudent<OnPlan & { comment: string }>('ShareWeekPlan', (data, all, _find, advisor) =>
  planning.sharePlan(data, all, advisor),
);
export const WithdrawWeekPlan = ofStudent<OnPlan>('WithdrawWeekPlan', planning.withdrawPlan);

/** By the student's own advisor alone. */
export const AnswerWeekPlan = defineCommand({
  type: 'AnswerWeekPlan',
  aggregates: [weekPlans],
  ids: (data: planning.PlanKey & { verdict: Verdict; comment: string }) => [cardId(data)],
  facts: advisorOf,
  decide: (data, [all], advisor: string | null, { actor }: DecisionContext) =>
    advisor !== null && personOf(actor) === advisor
      ? planning.answerPlan(data, all, advisor)
      : reject('advising.not_your_student', { student: data.student }),
});

/** Over the card, the plans and so many courses: all seats of a week are one append. */
export const takeWeekOf = (courses: number) =>
  defineCommand({
    type: 'TakeWeek',
    aggregates: [studyCard, weekPlans, ...Array.from({ length: courses }, () => courseOffering)] as const,
    ids: (data: TakeWeek) => [cardId(data), cardId(data), ...data.courses.map(({ course }) => course)],
    facts: ({ student: uid, study_period, courses: named }: TakeWeek, get: GetFact) =>
      named.map(({ course: offering }) => readRegistrationFacts({ student: uid, study_period, offering }, get)),
    decide: (data: TakeWeek, states, known, context: DecisionContext) =>
      notTheirs(data, context) ?? takeWeek(data, states, known, { now: context.now, acting: 'student' }),
  });
