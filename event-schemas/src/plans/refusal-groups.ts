import { refusals } from '../kernel/refusals.ts';
import { ofOwnCard } from '../registration/refusal-groups.ts';

/** Of whose plan: of a student with a study plan. */
export const ofAPlan = refusals(
  ...ofOwnCard,
  'registration.study_plan_not_chosen',
  'registration.study_plan_not_found',
);

/** Disciplines of a plan that may still be changed. */
export const changingAPlan = refusals(
  'advising.not_your_student',
  'registration.not_your_card',
  'registration.plan_changed_by_staff',
  'registration.plan_completed',
  'registration.plan_credit_limit',
  'registration.plan_discipline_not_found',
  'registration.plan_exclusion_by_staff',
  'registration.plan_inactive',
  'registration.plan_mandatory',
  'registration.plan_nothing_to_repeal',
  'registration.plan_registered',
  'registration.plan_term_over',
  'registration.plan_wrong_term',
  'registration.study_plan_not_chosen',
);
