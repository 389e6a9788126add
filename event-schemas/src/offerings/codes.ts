/** States of a course in the office's list: what nobody else sees yet, then what registration shows. */
export const offeringStates = ['draft', 'open', 'closed', 'cancelled'] as const;
export type OfferingState = (typeof offeringStates)[number];
/** Who or what would be at two places at once. A cohort: who studies by one plan and has no other lesson of either kind to choose. */
export const clashKinds = ['teacher', 'room', 'group', 'cohort'] as const;
export type ClashKind = (typeof clashKinds)[number];
/** What a plan is warned of besides clashes. */
export const adviceKinds = ['room_closed', 'room_too_small', 'teacher_of_other_department'] as const;
/**
 * What a change does to a student: lessons that clash with others of theirs, a lesson that there is no more, one with fewer seats than students, other
 * times or rooms.
 */
export const effects = ['clash', 'lesson_removed', 'over_capacity', 'changed'] as const;
export type Effect = (typeof effects)[number];
