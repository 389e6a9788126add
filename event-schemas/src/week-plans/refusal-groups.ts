import { refusals } from '../kernel/refusals.ts';

/** Of whose plans: the student's own, in a term that there is. */
export const ofOwnPlans = refusals('registration.not_your_card', 'registration.study_period_not_found');

/** Of which plan: one that there is. */
export const ofAPlan = refusals('registration.not_your_card', 'week_plans.not_found');

/** What a plan may hold: courses that are taught in the term, lessons of one flux. */
export const planning = refusals(
  'registration.course_not_found',
  'registration.course_not_in_period',
  'registration.lesson_not_found',
  'registration.lessons_of_several_fluxes',
  'registration.lessons_same_load_type',
  'week_plans.name_taken',
);
