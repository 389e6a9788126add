import { refusals, writingRefusals } from '../kernel/refusals.ts';

/** Of which student: one that there is, and whom the reader looks after. */
export const ofAStudent = refusals('advising.not_your_student', 'registration.student_not_found');

/** What the office writes of a student. */
export const byTheOffice = refusals(...ofAStudent, 'advising.office_only');

/** Of whose card: a student's own, or one of a student whom the reader looks after. */
export const ofOwnCard = refusals(...ofAStudent, 'registration.not_your_card');

/** Of which card: one in a term in which the student has one. */
export const ofACard = refusals(
  ...ofOwnCard,
  'registration.access_status_for_not_found_reg_period',
  'registration.study_period_not_found',
);

/** Of which course: one that is taught in the term. */
export const ofACourse = refusals('registration.course_not_found', 'registration.course_not_in_period');

/** Staff who act for a student say why. */
export const actingFor = refusals(
  'advising.not_your_student',
  'advising.office_only',
  'advising.reason_required',
  'registration.not_your_card',
);

/** While the period runs, for who may register. */
export const inThePeriod = refusals(
  'registration.period_finished',
  'registration.period_not_defined',
  'registration.period_not_for_you',
  'registration.period_not_started',
  'registration.student_access_closed',
  'registration.student_not_studying',
  'registration.super_registration_over',
);

/** Lessons that make a whole. */
export const lessonsTogether = refusals(
  'registration.lessons_incomplete',
  'registration.lessons_of_several_fluxes',
  'registration.lessons_same_load_type',
  'registration.parent_lesson_missing',
);

/** A card that may be changed. */
export const changingACard = refusals(
  'advising.change_not_possible',
  'registration.card_confirmed',
  'registration.status_not_editable',
);

/** Who keeps debts, and which. */
export const debtKeeping = refusals('registration.debt_keepers_only', 'registration.debt_not_found');

/** A student comes into a course of their own accord. */
export const comingIn = refusals(
  ...inThePeriod,
  ...changingACard,
  ...ofACourse,
  ...lessonsTogether,
  'registration.already_registered',
  'registration.audit_credit_conflict',
  'registration.audit_limit_exceeded',
  'registration.corequisite_missing',
  'registration.course_blocked',
  'registration.course_cancelled',
  'registration.course_not_for_direction',
  'registration.course_not_for_level',
  'registration.course_not_for_program',
  'registration.credit_limit_exceeded',
  'registration.credit_limit_with_basket',
  'registration.debt_financial',
  'registration.debt_fine',
  'registration.debt_library',
  'registration.discipline_in_basket',
  'registration.free_sport_courses_used',
  'registration.introductory_limit',
  'registration.lesson_not_found',
  'registration.medical_certificate_required',
  'registration.one_sport_course',
  'registration.prerequisite_missing',
  'registration.sport_in_basket',
  'registration.student_not_found',
  'registration.summer_limit_exceeded',
  'registration.time_clash',
);

/** A student comes into a course, whoever acts. */
export const registering = refusals(...actingFor, ...comingIn);

/** A student leaves a course. */
export const dropping = refusals(
  ...actingFor,
  ...inThePeriod,
  ...changingACard,
  ...ofACourse,
  'registration.corequisite_needed',
  'registration.drop_added_by_registrar',
  'registration.drop_graded',
  'registration.drop_marked',
  'registration.drop_in_late',
  'registration.not_in_waiting_list',
  'registration.not_on_card',
);

/** Without a seat: a place in the waiting list. */
export const waiting = refusals(
  'registration.no_seat',
  'registration.waiting_list_disabled',
  'registration.waiting_list_not_in_late',
);

/** Registration periods stand apart. */
export const writingPeriods = refusals(
  ...writingRefusals,
  'registration.period_ends_before_start',
  'registration.period_exists',
  'registration.period_overlaps',
);

/** Settings that go together. */
export const writingSettings = refusals(
  'platform.record_stale',
  'registration.min_above_max',
  'registration.notify_too_early',
);
