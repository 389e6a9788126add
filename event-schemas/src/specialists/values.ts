import { z } from 'zod';
import { day, givenNote, id, moment, note, text } from '../kernel/bounds.ts';
import { appointmentStates, sides } from './appointments.ts';

const time = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Working hours as they are set (calendar.ts). */
export const workingHours = z.object({
  day_of_week: z.int().min(1).max(7),
  from: time,
  to: time,
  since: day.nullable().default(null),
  until: day.nullable().default(null),
});
/** The same as a form holds it, where an empty day is ''. */
export const typedHours = z.preprocess(values => {
  const { since, until, ...hours } = values as Record<string, unknown>;
  return { ...hours, since: since || null, until: until || null };
}, workingHours);
export const absence = z.object({ from: moment, to: moment, reason: text(200).default('') });
/** What a student asks for: whom, when, and what about; only the two of them read that. */
export const booking = z.object({ specialist: id.min(1), starts_at: moment, topic: note.default('') });
/** Whose times they are: the caller's own without it. */
export const timesOf = z.object({ specialist: id.min(1).optional() });
export const reason = z.object({ reason: givenNote });
export const state = z.enum(appointmentStates);
export const side = z.enum(sides);
export const topic = note;
export const visitNote = z.object({ note });
