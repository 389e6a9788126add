import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { appendsBy } from './appends.ts';
import type { EncodedEvent, EncodedUnit } from './encoding.ts';
import type { UnitResult } from './results.ts';
import type { EventLog, EventMeta, StoredAnswer, LockedLog, RecordedEvent } from './types.ts';
import { lineOf, packHashes } from './stored.ts';
import { upcast } from './upcasting.ts';

/** What several logs of one process may share. */
export interface MemoryStorage {
  events: EncodedEvent[];
  /** Positions of a stream's events. */
  streams: Map<string, number[]>;
  ids: Set<string>;
  kept: Map<string, StoredAnswer>;
  listeners: Set<(position: number) => void>;
  turn: Promise<unknown>;
}
export const memoryStorage = (): MemoryStorage => ({
  events: [],
  streams: new Map(),
  ids: new Set(),
  kept: new Map(),
  listeners: new Set(),
  turn: Promise.resolve(),
});

/** The log of unit tests: same promises within one process, nothing on disk. */
export function createMemoryLog({
  catalogue,
  storage = memoryStorage(),
}: {
  catalogue: EventCatalogue;
  storage?: MemoryStorage;
}): EventLog {
  const { events, streams, ids, kept, listeners } = storage;

  const recorded = (position: number): RecordedEvent => {
    const { stream, version, type, data, meta } = events[position - 1]!;
    const parsed = JSON.parse(meta) as EventMeta;
    const shaped = upcast(catalogue, type, parsed.schema_version, JSON.parse(data)) as RecordedEvent['data'];
    return { position, stream, version, type, data: shaped, meta: parsed };
  };
  const keyOf = (answer: { actor: string; key: string }): string => JSON.stringify([answer.actor, answer.key]);
  const versionOf = (stream: string): number => streams.get(stream)?.length ?? 0;

  /** Checks everything, then writes everything. */
  const write = (unit: EncodedUnit): UnitResult => {
    const taken = unit.answers.find(answer => kept.has(keyOf(answer)));
    if (taken) return { taken: taken.key };
    const stale = unit.steps.filter(step => versionOf(step.stream) !== step.expected).map(step => step.stream);
    if (stale.length) return { stale };
    const known = unit.events.find(event => ids.has(event.id));
    if (known) throw new Error(`the event ${known.id} is in the log already`);
    const first = events.length + 1;
    for (const event of unit.events) {
      events.push(event);
      ids.add(event.id);
      const positions = streams.get(event.stream);
      if (positions) positions.push(events.length);
      else streams.set(event.stream, [events.length]);
    }
    for (const { actor, key, body_hash, answer, event } of unit.answers) {
      const at = event === null ? null : events.findLastIndex(({ id }) => id === event) + 1;
      kept.set(keyOf({ actor, key }), { actor, key, body_hash, answer: JSON.parse(answer), position: at });
    }
    return { first: unit.events.length ? first : 0 };
  };
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> => {
    const mine = storage.turn.then(work);
    storage.turn = mine.catch(() => undefined);
    return mine;
  };
  const tell = (position: number): void => {
    if (position) for (const listener of listeners) listener(position);
  };

  const readers = {
    readStreams: async (names: readonly string[]) =>
      new Map(names.map(name => [name, (streams.get(name) ?? []).map(recorded)])),
    readAll: async (after: number, limit: number) =>
      Array.from({ length: Math.max(0, Math.min(limit, events.length - after)) }, (_, i) => recorded(after + 1 + i)),
    readAt: async (positions: readonly number[]) =>
      [...new Set(positions)]
        .filter(position => position >= 1 && position <= events.length)
        .sort((a, b) => a - b)
        .map(recorded),
    head: async () => events.length,
    keptAnswers: async (keys: readonly { key: string; actor: string }[]) =>
      keys.flatMap(key => kept.get(keyOf(key)) ?? []),
  };
  const log: EventLog = {
    ...readers,
    follow: readers.readAll,
    ...appendsBy(catalogue, unit =>
      inTurn(() => {
        const result = write(unit);
        if ('first' in result && result.first) tell(events.length);
        return result;
      }),
    ),
    async lines(after, to, limit) {
      const last = Math.min(to, events.length, after + limit);
      return events.slice(after, last).map((event, index) => ({
        position: after + 1 + index,
        line: lineOf(event, after + 1 + index),
      }));
    },
    hashes: async (after, limit) => packHashes(await log.lines(after, Infinity, limit)),
    async read(stream, { after = 0, version = Infinity, as_of } = {}) {
      const all = (streams.get(stream) ?? []).map(recorded);
      const asOf = as_of === undefined ? Infinity : Date.parse(as_of);
      return all.filter(
        event => event.version > after && event.version <= version && Date.parse(event.meta.occurred_at) <= asOf,
      );
    },
    exclusively: work =>
      inTurn(async () => {
        const before = { events: events.length, kept: new Map(kept) };
        const locked: LockedLog = { ...readers, ...appendsBy(catalogue, write) };
        try {
          const value = await work(locked);
          if (events.length > before.events) tell(events.length);
          return value;
        } catch (error) {
          for (const event of events.splice(before.events)) {
            streams.get(event.stream)!.pop();
            ids.delete(event.id);
          }
          kept.clear();
          for (const [key, answer] of before.kept) kept.set(key, answer);
          throw error;
        }
      }),
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await storage.turn;
    },
  };
  return log;
}
