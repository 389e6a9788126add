import { refusals } from '../kernel/refusals.ts';

/** An act on an appointment. */
export const ofAnAppointment = refusals('platform.act_not_now', 'platform.not_yours');

/** A time is taken. */
export const takingATime = refusals(
  'specialists.oneself',
  'specialists.open_already',
  'specialists.own_overlap',
  'specialists.time_not_offered',
  'specialists.time_taken',
);

/** Working hours are put down. */
export const writingHours = refusals(
  'platform.not_yours',
  'specialists.ends_before',
  'specialists.hours_overlap',
  'specialists.no_specialist',
  'specialists.too_many',
);
