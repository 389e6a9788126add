/** Plain lists of the module (no zod, so that pages may have them in their first load). Source: portal.md §3 "Student application", §4, §5. */

/**
 * Where an application stands: its life. A status (a record with a name and a colour) belongs to one stage and may say
 * it more exactly ("ready to collect").
 */
export const applicationStages = ['draft', 'in_review', 'returned', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationStage = (typeof applicationStages)[number];
/** What a decision can be corrected to. */
export const correctedStages = [
  'in_review',
  'returned',
  'approved',
  'rejected',
] as const satisfies readonly ApplicationStage[];
export type CorrectedStage = (typeof correctedStages)[number];
/** Stages in which nothing more is decided. */
export const closedStages: readonly ApplicationStage[] = ['approved', 'rejected', 'withdrawn'];

/** What somebody at a waypoint can do. `return`: to the applicant for correction; `forward`: to another step of the route. */
export const waypointActs = ['approve', 'reject', 'return', 'forward'] as const;
export type WaypointAct = (typeof waypointActs)[number];

/** Who acts at a waypoint: everybody of a role, named people, the applicant's advisor, the head of the applicant's department. */
export const actorKinds = ['role', 'profile', 'advisor', 'head_of_department'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** How a branch looks at a property's value. */
export const conditionOperators = ['is', 'is_not', 'at_least', 'at_most', 'filled', 'empty'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

export const statusColours = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;
export type StatusColour = (typeof statusColours)[number];

/** Debts that may keep a student from sending (portal.md §8: "blocks registration or applications"). */
export const blockingDebts = ['financial', 'library', 'fine'] as const;
