import { z } from 'zod';
import { languageTag, note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { uid } from '../registration/values.ts';
import { chosenLoadTypes, planActor, planEntry, studyYear } from './values.ts';

const plan = z.object({ student: uid, study_year: studyYear, by: planActor });
const onEntry = plan.extend({ entry: planEntry });

/**
 * Events of `individual_plan-<student>.<study year>`: what people decided about a student's year. The year's disciplines themselves come from the study
 * plan, cards and results from where they are kept; so a corrected study plan holds at once.
 */
export const individualPlanEvents = defineEvents({
  PlanDisciplinesAdded: event(plan.extend({ entries: z.array(planEntry).min(1).max(20) })),
  /** `load_types`: the line chosen for and the line of self-study. Lines whose language changes lose their teacher. */
  PlanLanguageChosen: event(onEntry.extend({ load_types: chosenLoadTypes, language: languageTag.min(1) })),
  PlanTeacherChosen: event(onEntry.extend({ load_types: chosenLoadTypes, teacher: uid })),
  /** Another discipline is taken in the place of `entry`. */
  PlanDisciplineChanged: event(onEntry.extend({ replacement: planEntry })),
  /** A change or an exclusion is taken back; `removed`: the discipline that stood in its place. */
  PlanDisciplineRepealed: event(onEntry.extend({ removed: uid.nullable() })),
  /** Taken out of the plan, or (`is_active`) put back. */
  PlanDisciplineExcluded: event(onEntry.extend({ is_active: z.boolean(), reason: note }), { personal: ['reason'] }),
  /** The student tells the advisor of the changes, or advisor and office the student. */
  PlanChangeNotified: event(plan.extend({ to: uid, message: note }), { personal: ['message'] }),
});
export type IndividualPlanEvent = EventsOf<typeof individualPlanEvents>;
