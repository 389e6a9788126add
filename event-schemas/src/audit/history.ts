import { z } from 'zod';
import { day, momentWithOffset, positionMax } from '../kernel/bounds.ts';
import { auditActor, difference, historyEntry } from './views.ts';

const text = z.string().trim().min(1).max(300);
/** One value or several: `a,b` or a list. */
const several = z.union([text, z.array(text).min(1).max(50)]);
const moment = z.union([momentWithOffset, day]);
const border = z.union([z.int().min(0).max(positionMax), z.string().regex(/^\d{1,15}$/)]);

/**
 * What a history is asked for; all that is given must hold. `person`: whom the event is about or who did it; `actor`:
 * who did it; `on_behalf_of`: the account that somebody was logged in as; `at_from`, `at_to`: moments, both included (a
 * date is the whole day); `before`, `after`: positions, not included, for reading on.
 */
export const historyFilter = z
  .object({
    person: text,
    course: text,
    actor: text,
    on_behalf_of: text,
    stream: text,
    aggregate: several,
    type: several,
    command: several,
    correlation_id: text,
    at_from: moment,
    at_to: moment,
    before: border,
    after: border,
  })
  .partial();
export type HistoryFilter = z.infer<typeof historyFilter>;

const named = z.object({ uid: z.string(), name: z.string() });
/** One event of the log, wherever it stands: GET /audit/events/. `title`: the record in words. */
export const loggedEvent = historyEntry.extend({
  id: z.int(),
  stream: z.string(),
  aggregate: z.string(),
  title: z.string(),
  person: named.nullable(),
  course: named.nullable(),
  event_id: z.string(),
  command_id: z.string(),
  causation_id: z.string(),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

/** Changed fields of one event: `then` before it, `now` after it. Null: the record's state is not folded from events. GET /audit/changes/?positions= */
export const eventChanges = z.object({
  position: z.int(),
  changes: z.array(difference).nullable(),
});
export type EventChanges = z.infer<typeof eventChanges>;

/** What a word typed into the search may mean. `filter`: the filter to set. */
export const subjectFound = z.object({
  kind: z.enum(['person', 'course', 'type', 'command', 'aggregate', 'correlation_id', 'stream', 'event']),
  value: z.string(),
  title: z.string(),
  detail: z.string(),
});
export type SubjectFound = z.infer<typeof subjectFound>;

/** One command of a chain with what it brought about. `cause`: id of the event that led to it; null where a person's (or a schedule's) request did. */
export const chainLink = z.object({
  command_id: z.string(),
  command: z.string(),
  cause: z.string().nullable(),
  at: z.iso.datetime(),
  actor: auditActor,
  roles: z.array(z.string()),
  on_behalf_of: auditActor.nullable(),
  events: z.array(loggedEvent),
});
/** Everything that came of one request: GET /audit/causes/{correlation_id}/ */
export const chain = z.object({
  correlation_id: z.string(),
  links: z.array(chainLink),
  count: z.int(),
  whole: z.boolean(),
  mails: z.array(z.object({ person: named, cause: z.string(), state: z.string(), at: z.iso.datetime() })),
});
export type Chain = z.infer<typeof chain>;
