import { student, studyPlan } from '@portal/event-schemas/curriculum/records.ts';
import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { fieldOfSciences } from '@portal/event-schemas/registration/declared.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { actingFor, notTheirs, personOf, type Acting } from '../acting.ts';
import { offeringFact, standingFact } from '../facts.ts';
import { cardId, studyCard } from '../study-card/study-card.ts';
import * as choices from './choices.ts';
import { registrationStanding, type RegistrationStanding } from './registration-standing.ts';

type Decided = ReturnType<typeof choices.giveCoursePermission>;

/** A command on one student's standing by those who may (`by`); `facts` is all that it looks at besides. */
function onStanding<D extends { student: string }, F>(
  type: string,
  by: readonly Acting[],
  facts: (data: D, get: GetFact) => F,
  decide: (data: D, standing: RegistrationStanding, facts: F, by: choices.By) => Decided,
) {
  return defineCommand({
    type,
    aggregates: [registrationStanding],
    ids: (data: D) => [data.student],
    facts: (data: D, get: GetFact) => ({
      advisor: get(recordFact(student), data.student)?.advisor ?? null,
      known: facts(data, get),
    }),
    decide: (data: D, [standing], { advisor, known }, { actor }: DecisionContext) => {
      const acting = actingFor(actor, data.student, advisor);
      if (acting === null || !by.includes(acting))
        return by.includes('student')
          ? reject('registration.not_your_card', { student: data.student })
          : notTheirs(acting, data.student);
      return decide(data, standing, known, { acting, person: personOf(actor) });
    },
  });
}
const reviewers: readonly Acting[] = ['advisor', 'registrar'];

export const GiveCoursePermission = onStanding(
  'GiveCoursePermission',
  reviewers,
  (data: Data.GiveCoursePermission, get) => get(offeringFact, data.offering),
  choices.giveCoursePermission,
);
export const WithdrawCoursePermission = onStanding(
  'WithdrawCoursePermission',
  reviewers,
  (_data: Data.WithdrawCoursePermission) => null,
  choices.withdrawCoursePermission,
);
export const GrantStudyPlans = onStanding(
  'GrantStudyPlans',
  ['registrar'],
  (data: Data.GrantStudyPlans, get) => data.study_plans.find(uid => get(recordFact(studyPlan), uid) === null) ?? null,
  choices.grantStudyPlans,
);
export const ChooseStudyPlan = onStanding(
  'ChooseStudyPlan',
  ['student'],
  (data: Data.ChooseStudyPlan, get) => ({
    own: get(recordFact(student), data.student)?.study_plan ?? null,
    code: get(recordFact(studyPlan), data.study_plan)?.code ?? null,
  }),
  choices.chooseStudyPlan,
);
export const ChooseAdditionalProgram = onStanding(
  'ChooseAdditionalProgram',
  ['student'],
  (data: Data.ChooseAdditionalProgram, get) => {
    const chosen = get(standingFact, data.student)?.additional_program?.field_sciences;
    return {
      field: get(recordFact(fieldOfSciences), data.field_sciences),
      chosen: (chosen && get(recordFact(fieldOfSciences), chosen)?.name) || null,
    };
  },
  (data, standing, { field, chosen }) => choices.chooseAdditionalProgram(data, standing, field, chosen),
);

/** Looks at the card of the period too. */
export const DropAdditionalProgram = defineCommand({
  type: 'DropAdditionalProgram',
  aggregates: [registrationStanding, studyCard],
  ids: (data: Data.DropAdditionalProgram & { study_period: string }) => [data.student, cardId(data)],
  facts: (data, get: GetFact) => get(recordFact(fieldOfSciences), data.field_sciences),
  decide: ({ student: person, field_sciences }, [standing, card], field, { actor }: DecisionContext) => {
    if (actingFor(actor, person, null) !== 'student') return reject('registration.not_your_card', { student: person });
    const decided = choices.dropAdditionalProgram({ student: person, field_sciences }, standing, card, field);
    return isRejection(decided) ? decided : [decided[0], []];
  },
});
