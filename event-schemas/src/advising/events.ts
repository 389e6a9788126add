import { z } from 'zod';
import { note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { uid } from '../registration/values.ts';

/** Events of `advisee-<student>`: to whom a student was given to be advised, by whom and why. The student's record says who it is now. */
export const advisingEvents = defineEvents({
  /** `from`, `to`: teachers; null = nobody. */
  AdvisorAssigned: event(z.object({ student: uid, from: uid.nullable(), to: uid.nullable(), reason: note }), {
    personal: ['reason'],
  }),
});
export type AdvisingEvent = EventsOf<typeof advisingEvents>;
