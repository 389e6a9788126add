import { z } from 'zod';
import { id, ordinal } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';

/** Events of `bug_numbers-all`: every number with its bug, one after the other. */
export const bugEvents = defineEvents({
  BugNumbered: event(z.object({ bug: id, number: ordinal })),
});
export type BugEvent = EventsOf<typeof bugEvents>;
