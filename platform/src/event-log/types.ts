import type { Event } from '@event-driven-io/emmett';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';

/** Who did it. `on_behalf_of`: the account as which an administrator was logged in ("log in as"). */
export interface Actor {
  id: string;
  roles: readonly string[];
  on_behalf_of?: string;
}

/** Metadata that the port sets on every event; a module never does. Times are ISO 8601 UTC. */
export interface EventMeta {
  event_id: string;
  command_id: string;
  /** The command's type, for example `RegisterCourse`. */
  command: string;
  correlation_id: string;
  causation_id: string;
  actor: Actor;
  occurred_at: string;
  schema_version: number;
  locale: Locale;
  /** The log position up to which the facts of the decision were known; absent where the decision read none. */
  facts_at?: number;
}

/** An event as it stands in the log. `position` is global and rising (gaps may exist), `version` counts from 1 within its stream. */
export interface RecordedEvent<E extends Event = Event> {
  position: number;
  stream: string;
  version: number;
  type: E['type'];
  data: E['data'];
  meta: EventMeta;
}

/** Events for one stream; `expected_version` is the version that the writer saw (0 = the stream does not exist). */
export interface StreamWrite {
  stream: string;
  expected_version: number;
  events: readonly { type: string; data: unknown }[];
}

/** What the port needs to set the metadata. Event ids follow from `command_id`, so a repeated append is harmless. */
export interface AppendContext {
  command_id: string;
  command: string;
  correlation_id: string;
  causation_id: string;
  actor: Actor;
  occurred_at: string;
  locale: Locale;
  facts_at?: number;
}

/** An answer kept under an idempotency key, committed together with the events. `position`: set when read, of its last event. */
export interface StoredAnswer {
  key: string;
  actor: string;
  body_hash: string;
  answer: unknown;
  position?: number | null;
}

/** One all-or-nothing unit of an append: one command's writes. */
export interface AppendItem {
  writes: readonly StreamWrite[];
  context: AppendContext;
  keep?: StoredAnswer;
}

export type AppendResult =
  | { ok: true; position: number; versions: Record<string, number> }
  | { ok: false; conflict: 'version'; streams: string[] }
  | { ok: false; conflict: 'key'; key: string };

export type LockedLog = Pick<EventLog, 'readStreams' | 'readAll' | 'head' | 'appendBatch' | 'keptAnswers'>;

/** Part of a stream: versions after `after`, up to and with `version`, as of a moment (ISO). */
export interface StreamPart {
  after?: number;
  version?: number;
  as_of?: string;
}

/** An event as it is stored: its canonical line (stored.ts). */
export interface StoredLine {
  position: number;
  line: string;
}
/** Positions and hashes of the lines of several events (stored.ts); none: 0 events. */
export interface PackedHashes {
  events: number;
  first_position: number;
  last_position: number;
  entries: Buffer;
}

/** The log. Adapters: memory, Postgres, KurrentDB. One contract suite holds for all; see docs/architecture.md. */
export interface EventLog {
  /** Whole stream, or up to a version, or as of a moment (ISO); `after`: only later versions. Old events come in today's shape. */
  read(stream: string, part?: StreamPart): Promise<RecordedEvent[]>;
  /** Several whole streams in one round trip. */
  readStreams(streams: readonly string[]): Promise<Map<string, RecordedEvent[]>>;
  /** The writes of one item are all or nothing. Appends that arrive together are committed together (group commit). */
  append(item: AppendItem): Promise<AppendResult>;
  /**
   * A batch of items decided one after the other on top of each other's writes: committed in one transaction or not at all.
   * On a conflict nothing is written and the result names what conflicted. `positions`: for each item the position of its last
   * event, or of the last event before it in the batch (0 where there is none).
   */
  appendBatch(items: readonly AppendItem[]): Promise<AppendResult & { positions?: number[] }>;
  /**
   * Runs `work` while no other writer can append: what it reads is the last word, and its append meets no conflict. What it
   * appends is committed when `work` ends and dropped when it throws. After a lost connection `work` runs again.
   */
  exclusively<T>(work: (locked: LockedLog) => Promise<T>): Promise<T>;
  keptAnswers(keys: readonly { key: string; actor: string }[]): Promise<StoredAnswer[]>;
  /** Events after a position, in position order: all that were committed before the call. */
  readAll(after: number, limit: number): Promise<RecordedEvent[]>;
  /** The events at these positions, in position order; a position without an event is left out. */
  readAt(positions: readonly number[]): Promise<RecordedEvent[]>;
  /**
   * The same for those who follow the log (facts, projections, reactions): read once for all of them in this process. It may end before
   * events of other processes that this one has not heard of yet; `onAppended` says when to come again. Not for decisions.
   */
  follow(after: number, limit: number): Promise<RecordedEvent[]>;
  /** The events behind `after` up to and with `to` as they are stored, in position order, `limit` at most. */
  lines(after: number, to: number, limit: number): Promise<StoredLine[]>;
  /** The hashes of the next events behind a position, for the ledger. */
  hashes(after: number, limit: number): Promise<PackedHashes>;
  /** The last position. */
  head(): Promise<number>;
  /** Called after appends (of this process at once, of others by notification); returns the way to stop. */
  onAppended(listener: (position: number) => void): () => void;
  close(): Promise<void>;
}
