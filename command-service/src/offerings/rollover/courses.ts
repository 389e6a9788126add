import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { referenceReads } from '@portal/platform/records/named.ts';
import { courseOffering, type CourseOffering } from '../../registration/course-offering/course-offering.ts';
import { aboutDiscipline, namedInPlan, unknownIn } from '../commands.ts';
import { discardDraft, draftCourse, type DraftCourse, type DraftDecision } from '../drafts.ts';
import { beside, takesPlace, withRivals, type WithRivals } from '../rivals.ts';
import { openedRegistration } from './roll-over.ts';

export type RollCourse = DraftCourse & WithRivals & { rolled_over: NonNullable<DraftCourse['rolled_over']> };

/**
 * The draft that a roll-over makes of a course. One that is there already, a draft or open by now, stays as it is; where the term has a course of the
 * discipline from elsewhere, there is none to make.
 */
export const rollCourseOf = (rivals: number) =>
  defineCommand({
    type: 'RollCourse',
    ...withRivals<RollCourse>(rivals),
    reads: data => referenceReads(namedInPlan, { ...data }),
    decide: ({ rivals: _rivals, ...data }: RollCourse, [state, ...others], _facts, _context, read) =>
      beside(
        others,
        state.status !== 'not_offered' || others.some(takesPlace)
          ? [[]]
          : (unknownIn(data, state, read) ?? draftCourse(data, state, aboutDiscipline(data.discipline, read)!)),
      ),
  });

export interface TakeBackCourse {
  roll_over: string;
  offering: string;
  to_period: string;
}
/** Takes back what the roll-over made, a draft or an opened course on which nobody is; what is not its own stays. */
export function takeBack(data: TakeBackCourse, state: CourseOffering, opened: Rejection | null): DraftDecision {
  if (state.status === 'not_offered' || state.rolled_over?.roll_over !== data.roll_over) return [[]];
  if (opened) return opened;
  if (state.status === 'draft') return discardDraft(data, state);
  const students = new Set([state.seats, state.holds, state.queue, state.offers].flatMap(one => [...one.keys()])).size;
  if (students > 0) return reject('offerings.has_students', { course: state.name, students });
  return [[{ type: 'CourseWithdrawn', data: { code: state.code, name: state.name } }]];
}
export const TakeBackCourse = defineCommand({
  type: 'TakeBackCourse',
  aggregates: [courseOffering],
  ids: (data: TakeBackCourse) => [data.offering],
  facts: (data, get: GetFact, { now }) => openedRegistration(data.to_period, get, now),
  decide: (data: TakeBackCourse, [state], opened: Rejection | null) => takeBack(data, state, opened),
});
