import { refusals, writingRefusals } from '../kernel/refusals.ts';

/** A schedule of mails is written. */
export const scheduling = refusals(
  ...writingRefusals,
  'notifications.frequency_needs_day',
  'notifications.text_required',
);
