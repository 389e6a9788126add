import type { BookingRules } from './calendar.ts';

/** What becomes of an appointment, in the order of its life. */
export const appointmentStates = ['booked', 'confirmed', 'held', 'missed', 'cancelled'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
/** Both sides of an appointment; `university`: neither of them, an account was closed. */
export const sides = ['student', 'specialist', 'university'] as const;
export type Side = (typeof sides)[number];

/** Appointments that keep their time from others. */
export const liveStates: readonly AppointmentState[] = ['booked', 'confirmed'];
export const isLive = ({ state }: { state: AppointmentState }): boolean => liveStates.includes(state);

interface Act {
  from: readonly AppointmentState[];
  by: readonly Side[];
  /** Only after the visit has begun, or only before. */
  when?: 'begun' | 'ahead';
}
/** What can be done with an appointment; a student keeps to the time until which one cancels. */
export const appointmentActs = {
  confirm: { from: ['booked'], by: ['specialist'], when: 'ahead' },
  move: { from: liveStates, by: ['student', 'specialist'], when: 'ahead' },
  cancel: { from: liveStates, by: sides, when: 'ahead' },
  complete: { from: [...liveStates, 'missed'], by: ['specialist', 'university'], when: 'begun' },
  no_show: { from: [...liveStates, 'held'], by: ['specialist'], when: 'begun' },
  note: { from: appointmentStates, by: ['specialist'] },
} as const satisfies Record<string, Act>;
export type AppointmentAct = keyof typeof appointmentActs;

/**
 * Why somebody can't do something with an appointment now; null: they can. `not_yours`, `not_now`, or the code of a
 * refusal.
 */
export function bookingRefusal(
  name: AppointmentAct,
  { state, starts_at }: { state: AppointmentState; starts_at: string },
  side: Side,
  { cancel_until_hours }: Pick<BookingRules, 'cancel_until_hours'>,
  now: string,
): null | 'not_yours' | 'not_now' | 'specialists.too_late' | 'specialists.not_begun' {
  const act: Act = appointmentActs[name];
  if (!act.by.includes(side)) return 'not_yours';
  const begun = starts_at <= now;
  if (!act.from.includes(state) || (act.when === 'ahead' && begun)) return 'not_now';
  if (act.when === 'begun' && !begun) return 'specialists.not_begun';
  const tooLate = Date.parse(starts_at) - Date.parse(now) < cancel_until_hours * 3_600_000;
  return side === 'student' && act.when === 'ahead' && tooLate ? 'specialists.too_late' : null;
}
