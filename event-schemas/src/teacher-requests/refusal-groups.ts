import { refusals } from '../kernel/refusals.ts';
import { ofACourse } from '../registration/refusal-groups.ts';

/** A request is answered by a teacher of the course. */
export const deciding = refusals(
  ...ofACourse,
  'registration.already_registered',
  'registration.not_your_course',
  'registration.request_cannot_waive',
  'registration.request_comment_required',
  'registration.request_not_found',
  'registration.request_not_open',
  'registration.request_used',
);
