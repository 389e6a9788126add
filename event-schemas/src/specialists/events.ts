import { z } from 'zod';
import { id, moment, note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { tellings } from './tellings.ts';
import { absence, side, topic, workingHours } from './values.ts';

const uid = id.min(1);
const ofAppointment = z.object({ appointment: uid, student: uid });
const aTime = { starts_at: moment, ends_at: moment };

/**
 * Events of `specialist-<account>`, which owns all times of a specialist. What is said of a visit is for its two sides
 * alone. `next_free`: of who cancels because of an absence, the next time that can be booked instead.
 */
export const specialistEvents = defineEvents({
  WorkingHoursSet: event(workingHours.extend({ uid })),
  WorkingHoursRemoved: event(z.object({ uid })),
  AbsenceAdded: event(absence.extend({ uid }), { personal: ['reason'], secret: ['reason'] }),
  AbsenceRemoved: event(z.object({ uid })),
  AppointmentBooked: event(ofAppointment.extend({ specialist: uid, type: uid, ...aTime, topic }), {
    personal: ['topic'],
    secret: ['topic'],
    tells: tellings.booked,
  }),
  /** Another time for the same visit. */
  AppointmentMoved: event(ofAppointment.extend({ specialist: uid, by: side, ...aTime }), { tells: tellings.moved }),
  AppointmentConfirmed: event(ofAppointment, { tells: tellings.confirmed }),
  AppointmentCancelled: event(
    ofAppointment.extend({
      starts_at: moment,
      by: side,
      reason: note,
      absence: uid.nullable(),
      next_free: moment.nullable(),
    }),
    { personal: ['reason'], secret: ['reason'], tells: tellings.cancelled },
  ),
  AppointmentHeld: event(ofAppointment),
  AppointmentMissed: event(ofAppointment, { tells: tellings.missed }),
  AppointmentNoted: event(z.object({ appointment: uid, note }), { personal: ['note'], secret: ['note'] }),
  /** After a change of the hours: whether it lies outside of them now, which it did not, or did, before. */
  AppointmentOutsideHours: event(ofAppointment.extend({ starts_at: moment, outside: z.boolean() }), {
    tells: tellings.outside,
  }),
});
/** Events of `student_times-<account>`: when a student is expected, so that nobody is in two places. */
export const studentTimesEvents = defineEvents({
  StudentTimeTaken: event(z.object({ appointment: uid, specialist: uid, type: uid, ...aTime })),
  StudentTimeFreed: event(z.object({ appointment: uid })),
});
export type SpecialistEvent = EventsOf<typeof specialistEvents>;
export type StudentTimesEvent = EventsOf<typeof studentTimesEvents>;
