import type { z } from 'zod';
import type { NoticeDeclaration } from './notices.ts';

/**
 * One event type: the schema of its data at the current version, which fields are personal data (paths such as
 * `profile.phone`), which fields nobody reads in the audit (`secret`: what a student tells a psychologist), and how
 * data of older versions becomes today's (`upcast[1]` turns version 1 into version 2).
 */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  version: number;
  data: S;
  personal: readonly string[];
  secret?: readonly string[];
  upcast?: Record<number, (old: any) => unknown>;
  /** Whom it tells what, where its module says of what its events are (`subjectOf`, notices.ts). */
  tells?: NoticeDeclaration;
}
export type EventCatalogue = Record<string, EventDefinition>;

/** A module's events by type name. Type names are unique in the whole product. */
export const defineEvents = <const C extends EventCatalogue>(catalogue: C): C => catalogue;

export const event = <S extends z.ZodType>(
  data: S,
  options: Partial<Omit<EventDefinition, 'data'>> = {},
): EventDefinition<S> => ({ version: 1, personal: [], ...options, data });

/** The union of a catalogue's events as emmett sees them: `{ type, data }`. */
export type EventsOf<C extends EventCatalogue> = {
  [T in keyof C & string]: { type: T; data: z.infer<C[T]['data']> };
}[keyof C & string];
/** The data of one event type. */
export type DataOf<C extends EventCatalogue, T extends keyof C> = z.infer<C[T]['data']>;
