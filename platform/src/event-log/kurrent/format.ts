import type { AllStreamResolvedEvent, Position, ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { EncodedEvent } from '../encoding.ts';
import type { EventMeta, RecordedEvent, StoredAnswer } from '../types.ts';
import { upcast } from '../upcasting.ts';

/**
 * How the log lies in KurrentDB. Every stream of the portal is a stream there, under its own name (behind `prefix`). Each append is one
 * transaction that ends with a record of the stream `commits`, so that one stream orders all appends of all processes: who
 * appends names the revision at which he saw it. Kept answers stand in a stream of their own, from which old ones may go.
 */
export interface Names {
  prefix: string;
  commits: string;
  answers: string;
  /** Where appends stand first on servers that know none to several streams (journal.ts). */
  journal: string;
}
export const namesOf = (prefix: string): Names => ({
  prefix,
  commits: `${prefix}portal-commits`,
  answers: `${prefix}portal-answers`,
  journal: `${prefix}portal-journal`,
});
export const commitType = 'PortalCommitted';
export const answersType = 'PortalAnswered';

/** One append. `first` to `last`: the positions of its events (none where `last` is before `first`); `answers`: revision of the last answers so far. */
export interface Commit {
  id: string;
  revision: number;
  first: number;
  last: number;
  answers: number;
  /** Ids of the commands whose events these are. */
  commands: readonly string[];
}
/** A commit and where its record stands in the database. */
export interface StoredCommit extends Commit {
  at: Position;
}
export type KeptAnswer = StoredAnswer & { position: number | null };

/** A record that is to be appended. */
export interface NewRecord {
  id: string;
  type: string;
  contentType: 'application/json';
  data: Record<string, unknown>;
  metadata: Record<string, string>;
}

export function eventRecord({ id, type, data, meta }: EncodedEvent, position: number): NewRecord {
  const value = JSON.parse(data) as Record<string, unknown>;
  const metadata: Record<string, string> = { position: String(position), meta };
  // The client writes the value in its own words: a text that was written otherwise, as older ones were, is kept beside it.
  if (JSON.stringify(value) !== data) metadata.text = data;
  return { id, type, contentType: 'application/json', data: value, metadata };
}

export const commitRecord = ({ id, first, last, answers, commands }: Omit<Commit, 'revision'>): NewRecord => ({
  id,
  type: commitType,
  contentType: 'application/json',
  data: { first, last, answers, commands },
  metadata: {},
});

export const answersRecord = (id: string, answers: readonly KeptAnswer[]): NewRecord => ({
  id,
  type: answersType,
  contentType: 'application/json',
  data: { answers },
  metadata: {},
});

/** What a read of the database gives for one record. */
export type StoredRecord = NonNullable<(ResolvedEvent | AllStreamResolvedEvent)['event']>;

export function readCommit(record: StoredRecord): StoredCommit {
  const { first, last, answers, commands } = record.data as unknown as Commit;
  return { id: record.id, revision: Number(record.revision), first, last, answers, commands, at: record.position! };
}

/** An event of the log as it is stored: texts byte for byte. Null for a record that is none. */
export function readEvent({ prefix }: Names, record: StoredRecord): (EncodedEvent & { position: number }) | null {
  const { position, meta, text } = (record.metadata ?? {}) as Record<string, string | undefined>;
  if (position === undefined || meta === undefined || !record.streamId.startsWith(prefix)) return null;
  return {
    id: record.id,
    stream: record.streamId.slice(prefix.length),
    version: Number(record.revision) + 1,
    type: record.type,
    data: text ?? JSON.stringify(record.data),
    meta,
    position: Number(position),
  };
}

/** The same as the port gives it, in today's shape. */
export function readRecorded(catalogue: EventCatalogue, names: Names, record: StoredRecord): RecordedEvent | null {
  const stored = readEvent(names, record);
  if (!stored) return null;
  const meta = JSON.parse(stored.meta) as EventMeta;
  const data = upcast(catalogue, stored.type, meta.schema_version, JSON.parse(stored.data)) as RecordedEvent['data'];
  return { position: stored.position, stream: stored.stream, version: stored.version, type: stored.type, data, meta };
}
