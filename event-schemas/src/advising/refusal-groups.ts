import { refusals } from '../kernel/refusals.ts';
import { dropping, ofAStudent, registering, waiting } from '../registration/refusal-groups.ts';

/** A card that waits for the advisor's answer. */
export const reviewing = refusals(
  ...ofAStudent,
  'advising.approval_not_possible',
  'advising.rejection_not_possible',
  'advising.review_not_possible',
);

/** A card that may be approved. */
export const approving = refusals(
  'advising.card_below_minimum',
  'advising.card_lesson_cancelled',
  'advising.card_on_waiting_list',
  'advising.teacher_not_selected',
);

/** Changes of a card, and an answer to it. */
export const tryingChanges = refusals(...registering, ...dropping, ...waiting, ...reviewing, ...approving);
