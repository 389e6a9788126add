/** What fields of forms can be. Plain lists (no zod, so that pages may have them in their first load). Source: portal.md §3 "Student application", §5. */

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
  'profile.gpa',
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
