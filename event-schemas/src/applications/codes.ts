/** Plain lists of the module (no zod, so that pages may have them in their first load). Source: portal.md §3 "Student application", §4, §5. */

/** Kinds of form fields: the property's `code`. `rel`: one of the university's things (or several); `dropdown`: one of the options that the type gives. */
export const propertyKinds = [
  'rel',
  'file',
  'date',
  'datetime',
  'float',
  'bool',
  'int',
  'text',
  'input',
  'dropdown',
] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** What a `rel` can point to. */
export const relatedKinds = [
  'discipline',
  'teacher',
  'student',
  'student_group',
  'edu_program',
  'faculty',
  'cathedra',
  'study_period',
  'study_year',
  'my_course',
] as const;
export type RelatedKind = (typeof relatedKinds)[number];

/** Where an initial value can come from: the applicant's profile, the day, the current study year and period. */
export const initialSources = [
  'profile.full_name',
  'profile.code',
  'profile.email',
  'profile.phone',
  'profile.group',
  'profile.edu_program',
  'profile.faculty',
  'profile.cathedra',
  'profile.course',
  'profile.preparation_level',
  'profile.study_form',
  'profile.advisor',
  'today',
  'now',
  'current.study_year',
  'current.study_period',
] as const;
export type InitialSource = (typeof initialSources)[number];

/** What a form can take from the thing that was chosen in a `rel`. */
export const takenParts = [
  'name',
  'code',
  'credits',
  'teacher',
  'edu_program',
  'faculty',
  'cathedra',
  'group',
  'course',
  'start_date',
  'end_date',
] as const;
export type TakenPart = (typeof takenParts)[number];

/** What a rule over two fields says of the later one: never before or after the other's day, at most so long after it. */
export const dayRules = ['not_before', 'not_after', 'at_most_after'] as const;
export type DayRuleKind = (typeof dayRules)[number];
export const spanUnits = ['days', 'months', 'years'] as const;
export type SpanUnit = (typeof spanUnits)[number];

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
