import { z } from 'zod';

/** What reads the log: tables that people read, what decisions rest on, what follows from events. */
export const readerKinds = ['read_model', 'fact', 'reaction'] as const;
/** An event that a reader could not take and went on without; `stream` and `type` are those of the event. */
export const eventSetAside = z.object({
  position: z.int(),
  type: z.string(),
  stream: z.string(),
  error: z.string(),
  set_aside_at: z.iso.datetime(),
});
/** A reader that stands still (`parked`: why) or has set events aside. */
export const readerInTrouble = z.object({
  id: z.string(),
  kind: z.enum(readerKinds),
  parked: z.string().nullable(),
  events: z.array(eventSetAside),
});
export type ReaderInTrouble = z.infer<typeof readerInTrouble>;
/** GET /audit/set_aside/: nothing where all is well. */
export const readersInTrouble = z.object({ results: z.array(readerInTrouble) });
/** POST /audit/set_aside/again/: the readers that were asked to try again. */
export const takenUpAgain = z.object({ readers: z.array(z.string()), asked_at: z.iso.datetime() });
