import { student } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type * as Data from '@portal/event-schemas/plans/requests.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { actingFor } from '../registration/acting.ts';
import { cardId, studyCard, type StudyCard } from '../registration/study-card/study-card.ts';
import * as decisions from './decisions.ts';
import { individualPlan, planId, type IndividualPlan } from './individual-plan.ts';
import { planKnownOf, type PlanKnown } from './known.ts';

const strangers = (by: string | null, data: { student: string }, roles: readonly string[]) =>
  by === null
    ? reject(roles.includes('supervisor') ? 'advising.not_your_student' : 'registration.not_your_card', {
        student: data.student,
      })
    : null;

/** A command on a student's individual plan, which looks at the card of the discipline's term; by the student, their advisor, or the office. */
function planning<D extends Data.PlanKey & { study_period: string | null }>(
  type: string,
  decide: (
    data: D,
    states: readonly [IndividualPlan, StudyCard],
    known: PlanKnown,
    moment: decisions.PlanMoment,
  ) => decisions.PlanDecision,
) {
  return defineCommand({
    type,
    aggregates: [individualPlan, studyCard],
    ids: (data: D) => [planId(data), cardId({ student: data.student, study_period: data.study_period ?? 'none' })],
    facts: planKnownOf,
    decide: (data: D, states, known: PlanKnown, { actor, now }: DecisionContext) => {
      const by = actingFor(actor, data.student, known.student?.advisor ?? null);
      return strangers(by, data, actor.roles) ?? decide(data, states, known, { now, by: by! });
    },
  });
}

export const AddToPlan = planning<Data.AddToPlan>('AddToPlan', decisions.addToPlan);
export const ChangePlan = planning<Data.ChangePlan>('ChangePlan', decisions.changePlan);
export const RepealPlan = planning<Data.OnDiscipline>('RepealPlan', decisions.repealPlan);
export const ExcludeFromPlan = planning<Data.ExcludeFromPlan>('ExcludeFromPlan', decisions.excludeFromPlan);

export const NotifyOfPlan = defineCommand({
  type: 'NotifyOfPlan',
  aggregates: [individualPlan],
  ids: (data: Data.NotifyOfPlan) => [planId(data)],
  /** The student's advisor; undefined where there is no such student. */
  facts: (data: Data.NotifyOfPlan, get) => {
    const record = get(recordFact(student), data.student);
    return record ? record.advisor : undefined;
  },
  decide: (data: Data.NotifyOfPlan, [plan], known, { actor }: DecisionContext) => {
    const advisor = known ?? null;
    const by = actingFor(actor, data.student, advisor);
    if (known === undefined && by !== null) return reject('registration.student_not_found', { student: data.student });
    return strangers(by, data, actor.roles) ?? decisions.notifyOfPlan(data, plan, advisor, by!);
  },
});
