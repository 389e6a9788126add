import { discipline } from '@portal/event-schemas/curriculum/records.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { inCharge } from '@portal/event-schemas/offerings/list-names.ts';
import { defineCommand, type DecisionContext, type ReadState } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { changedMeanwhile } from '@portal/platform/records/changed-meanwhile.ts';
import { refuseUnknownReference, referenceReads } from '@portal/platform/records/named.ts';
import { named } from '../registration/course-offering/named.ts';
import { courseOffering, type CourseOffering } from '../registration/course-offering/course-offering.ts';
import { settingsOf } from '../registration/known.ts';
import { cardId, studyCard } from '../registration/study-card/study-card.ts';
import * as drafts from './drafts.ts';
import { rearrangeCourse, type Rearrangement } from './rearranging.ts';

/** What a plan names of the catalogue: what every course does, and who answers for it. */
export const namedInPlan = [...named, { field: 'teacher', entity: 'teacher', called: inCharge }] as const;
/** What the plan names anew exists; what it named before stays. */
export const unknownIn = (data: { fluxes: readonly Flux[] }, state: CourseOffering, read: ReadState | undefined) =>
  refuseUnknownReference(namedInPlan, { ...data }, state.status === 'not_offered' ? null : { ...state }, read!);
/** Lessons of before `groups` have none. */
const withGroups = (fluxes: readonly Flux[]): Flux[] =>
  fluxes.map(flux => ({ ...flux, lessons: flux.lessons.map(lesson => ({ groups: [], ...lesson })) }));
const compared = ({ fluxes, ...rest }: Partial<Pick<drafts.Plan, 'teacher' | 'credits' | 'fluxes'>>) => ({
  ...rest,
  ...(fluxes ? { fluxes: withGroups(fluxes) } : {}),
});
/** Nobody writes over what they have not seen. */
function refuseUnseen({ teacher, credits, fluxes, seen }: drafts.Plan, state: CourseOffering) {
  if (seen === undefined || state.status === 'not_offered') return null;
  return changedMeanwhile(
    compared({ teacher: state.teacher, credits: state.credits, fluxes: state.fluxes }),
    compared({ teacher, credits: credits ?? state.credits, fluxes }),
    compared(seen),
  );
}
/** The discipline as it is now; null where there is none any more. */
export function aboutDiscipline(uid: string, read: ReadState | undefined): drafts.About | null {
  const state = read!(recordAggregate(discipline), uid);
  return state.status === 'present' ? (state.fields as unknown as drafts.About) : null;
}

export const DraftCourse = defineCommand({
  type: 'DraftCourse',
  aggregates: [courseOffering],
  ids: (data: drafts.DraftCourse) => [data.offering],
  reads: data => referenceReads(namedInPlan, { ...data }),
  decide: (data: drafts.DraftCourse, [state], _facts, _context, read) =>
    unknownIn(data, state, read) ?? drafts.draftCourse(data, state, aboutDiscipline(data.discipline, read)!),
});

/** `discipline`: the draft's, whose code and name it takes over as they are now. */
export const ReviseDraft = defineCommand({
  type: 'ReviseDraft',
  aggregates: [courseOffering],
  ids: (data: drafts.Plan & { discipline: string }) => [data.offering],
  reads: data => referenceReads(namedInPlan, { ...data }),
  decide: (data: drafts.Plan & { discipline: string }, [state], _facts, _context, read) => {
    const decided =
      refuseUnseen(data, state) ?? drafts.reviseDraft(data, state, aboutDiscipline(data.discipline, read));
    return isRejection(decided) ? decided : (unknownIn(data, state, read) ?? decided);
  },
});
export const DiscardDraft = defineCommand({
  type: 'DiscardDraft',
  aggregates: [courseOffering],
  ids: (data: { offering: string }) => [data.offering],
  decide: (data: { offering: string }, [state]) => drafts.discardDraft(data, state),
});
/** What the draft names may have been removed meanwhile: it is asked for again. */
export const OpenDraft = defineCommand({
  type: 'OpenDraft',
  aggregates: [courseOffering],
  ids: (data: OpenDraft) => [data.offering],
  reads: ({ fluxes, ...data }: OpenDraft) => referenceReads(namedInPlan, { fluxes, ...data }),
  decide: (data: OpenDraft, [state], _facts, _context, read) => {
    const decided = drafts.openDraft(data, state);
    return isRejection(decided) ? decided : (refuseUnknownReference(namedInPlan, { ...data }, null, read!) ?? decided);
  },
});
/** The draft as its sender saw it. */
export type OpenDraft = drafts.DraftCourse;

export type RearrangeCourse = Rearrangement & { study_period: string };
/** Over the course and the cards of so many students: everything that the change means is one append. */
export const rearrangeCourseOf = (students: number) =>
  defineCommand({
    type: 'RearrangeCourse',
    aggregates: [courseOffering, ...Array.from({ length: students }, () => studyCard)] as const,
    ids: ({ offering, study_period, students: named }: RearrangeCourse) => [
      offering,
      ...named.map(({ student }) => cardId({ student, study_period })),
    ],
    facts: (_data: RearrangeCourse, get: GetFact) => settingsOf(get).confirmation_minutes,
    reads: (data: RearrangeCourse) => referenceReads(namedInPlan, { ...data }),
    decide: (data: RearrangeCourse, [state, ...cards], minutes: number, { now }: DecisionContext, read) => {
      const decided = refuseUnseen(data, state) ?? rearrangeCourse(data, state, cards, { now, minutes });
      return isRejection(decided) ? decided : (unknownIn(data, state, read) ?? decided);
    },
  });
