import { refusals } from '../kernel/refusals.ts';

/** An act of the owner or a reviewer on an achievement. */
export const actingOn = refusals(
  'portfolio.not_a_student',
  'portfolio.not_found',
  'portfolio.not_now',
  'portfolio.not_your_review',
  'portfolio.not_yours',
  'portfolio.stale',
);

/** A form of an achievement is filled in. */
export const filling = refusals(
  'portfolio.another_profile',
  'portfolio.file_needed',
  'portfolio.file_taken',
  'portfolio.form_faulty',
  'portfolio.not_a_student',
  'portfolio.stale',
  'portfolio.type_not_found',
);
