import { z } from 'zod';
import { preparationLevels, studyForms } from '../curriculum/codes.ts';
import { moment, yearOfStudy } from '../kernel/bounds.ts';
import { localizedName, localizedText } from '../kernel/localized.ts';
import { code, fieldValue, property, uid } from '../forms/property.ts';
import { roleSchema } from '../kernel/roles.ts';
import { actorKinds, blockingDebts, conditionOperators, waypointActs } from './codes.ts';

/**
 * What an application type is: who may apply, the form (properties), the route. One value, kept whole in each version; a running application keeps the version
 * that it began with. Shapes only: what does not fit together (a dependency on no field, a waypoint that nothing reaches) is found by
 * `command-service/src/applications/types/checks`.
 */
const days = z.int().min(1).max(365);

export const routeActor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(actorKinds[0]), role: roleSchema }),
  z.object({ kind: z.literal(actorKinds[1]), account: uid }),
  z.object({ kind: z.literal(actorKinds[2]) }),
  z.object({ kind: z.literal(actorKinds[3]) }),
]);
export type RouteActor = z.infer<typeof routeActor>;

/**
 * One signature of a step. Any one of `actors` acts for it; with `in_order` every one of them has to approve, in the
 * order given (portal.md §8 "Approval queue"). `deadline_days`: working time is not known to the portal, so calendar
 * days from the step's start, end of day in the university's time zone.
 */
export const waypoint = z.object({
  code,
  name: localizedName,
  actors: z.array(routeActor).min(1).max(20),
  in_order: z.boolean(),
  acts: z.array(z.enum(waypointActs)).min(1).max(4),
  comment_required: z.array(z.enum(waypointActs)).max(4),
  deadline_days: days.nullable(),
  remind_days_before: z.int().min(0).max(30).nullable(),
});
export type Waypoint = z.infer<typeof waypoint>;

export const condition = z.object({ prop_code: code, operator: z.enum(conditionOperators), value: fieldValue });
export type Condition = z.infer<typeof condition>;

/**
 * One step of the route: its waypoints run in parallel, and when all have approved the first branch of `next` whose
 * `when` holds leads on; `to: null` = approved. The last branch has no `when`. `forward_to`: steps that a waypoint with
 * `forward` may send it to.
 */
export const step = z.object({
  code,
  name: localizedName,
  waypoints: z.array(waypoint).min(1).max(10),
  forward_to: z.array(code).max(20),
  next: z
    .array(z.object({ when: condition.nullable(), to: code.nullable() }))
    .min(1)
    .max(20),
});
export type Step = z.infer<typeof step>;
/** The first step is where a sent application begins. After a return the application comes back to the step that returned it (`resume`) or to the first one. */
export const route = z.object({ steps: z.array(step).min(1).max(30), after_return: z.enum(['resume', 'from_start']) });
export type Route = z.infer<typeof route>;

/** Who may apply: everybody of `roles`, of students only those whose level, form, course and program are listed (an empty list lets all through). */
export const audience = z.object({
  roles: z.array(roleSchema).min(1).max(20),
  preparation_levels: z.array(z.enum(preparationLevels)).max(10),
  study_forms: z.array(z.enum(studyForms)).max(10),
  courses: z.array(yearOfStudy).max(8),
  edu_programs: z.array(uid).max(500),
});
/** When it can be sent (`app_type_period`); null = always. ISO 8601 UTC. */
export const period = z.object({ start: moment, end: moment });

export const typeDefinition = z.object({
  names: localizedName,
  description: localizedText(5000).nullable(),
  audience,
  period: period.nullable(),
  blocked_by: z.array(z.enum(blockingDebts)).max(3),
  /** At most so many of an applicant's own that are not finished; null = no limit. */
  max_open: z.int().min(1).max(20).nullable(),
  properties: z.array(property).max(60),
  agreement: localizedText(20_000).nullable(),
  completion_message: localizedText(5000).nullable(),
  route,
});
export type TypeDefinition = z.infer<typeof typeDefinition>;
