import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { appointmentActs, type AppointmentAct } from './appointments.ts';
import { absence, side, state, workingHours } from './values.ts';

const iso = z.iso.datetime();
const uid = z.string();
const acts = Object.keys(appointmentActs) as [AppointmentAct, ...AppointmentAct[]];

/** A specialist as students see them. `next_free`: the next time that can be booked, null = there is none. */
export const specialistCard = z.object({
  uid,
  name: z.string(),
  type: uid,
  type_name: localized,
  room: z.string().nullable(),
  minutes: z.int(),
  about: z.string().nullable(),
  photo: uid.nullable(),
  next_free: iso.nullable(),
});
export type SpecialistCard = z.infer<typeof specialistCard>;
export const specialistPage = z.object({
  results: z.array(specialistCard),
  count: z.int(),
  next: z.string().nullable(),
});
export const hoursRow = workingHours.extend({ uid });
export type HoursRow = z.infer<typeof hoursRow>;
export const absenceRow = absence.extend({ uid });
export type AbsenceRow = z.infer<typeof absenceRow>;
/** One specialist whole: with the hours of their week and the rules of booking. */
export const specialistView = specialistCard.extend({
  hours: z.array(hoursRow),
  book_until_days: z.int(),
  cancel_until_hours: z.int(),
});
export type SpecialistView = z.infer<typeof specialistView>;
export const freeTimes = z.object({ minutes: z.int(), times: z.array(z.object({ from: iso, to: iso })) });
export type FreeTimes = z.infer<typeof freeTimes>;

/** What happened with an appointment, the last first. `by_name` null: the portal itself. */
const happened = z.object({ type: z.string(), at: iso, by: uid, by_name: z.string().nullable(), reason: z.string() });
/**
 * GET /specialists/user-appointment/. `side`: the reader's, null where they are neither; then topic, reason and note
 * are empty. `may`: what the reader may do, null or the code of what stands in the way.
 */
export const appointmentRow = z.object({
  uid,
  specialist: uid,
  specialist_name: z.string().nullable(),
  student: uid,
  student_name: z.string().nullable(),
  type: uid,
  type_name: localized.nullable(),
  room: z.string().nullable(),
  starts_at: iso,
  ends_at: iso,
  booked_at: iso,
  state,
  outside: z.boolean(),
  topic: z.string(),
  reason: z.string(),
  note: z.string(),
  side: side.nullable(),
  may: z.partialRecord(z.enum(acts), z.string().nullable()),
  history: z.array(happened),
});
export type AppointmentRow = z.infer<typeof appointmentRow>;
