import { refusals } from '../kernel/refusals.ts';

/** A draft of a course is written. */
export const drafting = refusals('offerings.not_a_draft', 'platform.record_unknown', 'registration.offering_invalid');

/** A draft becomes a course. */
export const opening = refusals(
  'offerings.not_a_draft',
  'offerings.not_found',
  'offerings.nothing_to_open',
  'platform.record_unknown',
);
