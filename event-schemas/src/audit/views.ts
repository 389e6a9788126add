import { z } from 'zod';
import { localized } from '../kernel/localized.ts';

/** What the auditor sees. `stream` is `<aggregate>-<id>`; times are ISO 8601 UTC. */
const iso = z.iso.datetime();

/** Who acted: name where identity knows the account, else the id. */
export const auditActor = z.object({ uid: z.string(), display_name: z.string() });
/** One value that an event brought: `path` into the event's data; `value` as recorded, `label` and `text` in words (names for ids and codes). */
export const recordedValue = z.object({ path: z.string(), value: z.unknown(), label: z.string(), text: z.string() });

/** One event of a stream in words: GET /audit/streams/{stream}/history/?page=&page_size=, newest first. */
export const historyEntry = z.object({
  position: z.int(),
  version: z.int(),
  at: iso,
  actor: auditActor,
  roles: z.array(z.string()),
  on_behalf_of: auditActor.nullable(),
  command: z.string(),
  type: z.string(),
  sentence: z.string(),
  changes: z.array(recordedValue),
  data: z.unknown(),
  correlation_id: z.string(),
  facts_at: z.int().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const streamHistory = z.object({
  stream: z.string(),
  version: z.int(),
  results: z.array(historyEntry),
  count: z.int(),
  next: z.string().nullable(),
});
export type StreamHistory = z.infer<typeof streamHistory>;

/** A stream that a search found: GET /audit/streams/?search=&student=&course= */
export const streamFound = z.object({
  stream: z.string(),
  aggregate: z.string(),
  title: localized,
  subject: z.string(),
  events: z.int(),
  first_at: iso,
  last_at: iso,
});
export type StreamFound = z.infer<typeof streamFound>;
export const streamsFound = z.object({ results: z.array(streamFound), count: z.int(), next: z.string().nullable() });

/** One difference between the state then and now; an absent side is null. `path` is dotted, list entries by index. */
export const difference = z.object({ path: z.string(), then: z.unknown(), now: z.unknown() });
export type Difference = z.infer<typeof difference>;
/**
 * GET /audit/streams/{stream}/state/?version= or ?as_of=: the state folded from the events up to there, and `now` the state beside it: as of
 * `to_version` (or `to_as_of`), the current one where none is asked for.
 */
export const stateAsOf = z.object({
  stream: z.string(),
  version: z.int(),
  at: iso.nullable(),
  to_version: z.int(),
  to_at: iso.nullable(),
  current_version: z.int(),
  state: z.unknown(),
  now: z.unknown(),
  differences: z.array(difference),
});
export type StateAsOf = z.infer<typeof stateAsOf>;

/** POST /audit/names/: what ids that stand in states are called, in the reader's language; unknown ones are missing. */
export const namesAsked = z.object({ ids: z.array(z.string().max(100)).max(1000) });
export const namesFound = z.array(z.object({ uid: z.string(), name: z.string() }));
