/** Codes of registration as plain lists (no zod), for pages and for the schemas in values.ts. */

/** Status of a study card (portal.md §4). */
export const cardStatuses = [
  'NOT_STARTED',
  'CHOOSING',
  'CHANGED',
  'REJECTED',
  'CHECKING',
  'CHOSEN',
  'CHANGED_AFTER',
  'CONFIRMED',
  'CHECKING_AFTER',
] as const;
/** Load types: lecture, practice, laboratory, and the two kinds of self-study (with and without a teacher). */
export const loadTypes = ['lecture', 'practice', 'laboratory', 'srsp', 'srs'] as const;
/** Access to a course, flux or lesson as set by the office; parents may also be `partially_…` (derived, never stored). */
export const accessStatuses = ['blocked', 'cancelled'] as const;
/** What an access is set for; a course and a flux stand for all lessons below them. */
export const accessLevels = ['course', 'flux', 'lesson'] as const;
/** Kinds of registration period. */
export const registrationKinds = ['main', 'add_drop', 'late'] as const;
/** What a student asks a teacher to let pass: a prerequisite that is not studied, a lesson that is full. */
export const requestReasons = ['prerequisite', 'capacity'] as const;
/** A request to a teacher (portal.md §4: approved, rejected), with the states before and beside these. */
export const requestStatuses = ['asked', 'approved', 'rejected', 'withdrawn'] as const;
/** What a student has on a course. */
export const studentStandings = ['registered', 'offered', 'waiting', 'basket'] as const;
/** What happens in a waiting list. */
export const queueHappenings = ['joined', 'offered', 'passed', 'withdrawn', 'left', 'moved', 'admitted'] as const;
/** Orders of the courses on the board of a registration day. */
export const boardOrders = ['hot', 'waiting', 'fill', 'refused', 'code'] as const;
/** What a student can owe. */
export const debtKinds = ['financial', 'library', 'fine'] as const;
/**
 * Rules that the office may waive for one student and one course: access of the lessons, level, program, what must be
 * studied before or beside it, numbers, seats.
 */
export const waivableRules = [
  'access',
  'level',
  'program',
  'prerequisites',
  'corequisites',
  'sport',
  'introductory',
  'capacity',
] as const;
