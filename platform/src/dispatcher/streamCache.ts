import type { LockedLog, RecordedEvent } from '../event-log/types.ts';
import type { Aggregate } from './types.ts';

export interface CachedStream {
  aggregate: Aggregate;
  state: unknown;
  version: number;
}

/** States of streams as of the position `seen`, the oldest-used dropped first. */
export interface StreamCache {
  /** Every event up to here is in the states that are cached. */
  readonly seen: number;
  get(stream: string, aggregate: Aggregate): CachedStream | undefined;
  put(stream: string, entry: CachedStream): void;
  drop(streams: readonly string[]): void;
  /** Own events up to `last` were put; `first` is the position of the first of them. */
  wrote(first: number, last: number): void;
  /** Folds what others have written since; answers the streams that they touched, or `'all'` where it was too much to read. */
  catchUp(log: Pick<LockedLog, 'readAll' | 'head'>): Promise<Set<string> | 'all'>;
}

const page = 1000;
/** Further behind than this many pages, the cache is emptied instead. */
const mostPages = 10;

export function createStreamCache(limit: number): StreamCache {
  /** What was used lately, and what was so before: when the first is half full it becomes the second, whose states go. */
  let streams = new Map<string, CachedStream>();
  let older = new Map<string, CachedStream>();
  let seen = 0;
  let opened = false;

  const keep = (stream: string, entry: CachedStream): void => {
    streams.set(stream, entry);
    if (streams.size > limit / 2) [older, streams] = [streams, new Map()];
  };
  const find = (stream: string): CachedStream | undefined => {
    const entry = streams.get(stream);
    if (entry) return entry;
    const before = older.get(stream);
    if (before) keep(stream, before);
    return before;
  };
  const forget = (stream: string): void => {
    streams.delete(stream);
    older.delete(stream);
  };
  const fold = (event: RecordedEvent): void => {
    const entry = find(event.stream);
    if (!entry || event.version <= entry.version) return;
    if (event.version === entry.version + 1)
      keep(event.stream, { ...entry, state: entry.aggregate.evolve(entry.state, event), version: event.version });
    else forget(event.stream);
  };

  return {
    get seen() {
      return seen;
    },
    get(stream, aggregate) {
      const entry = find(stream);
      return entry?.aggregate === aggregate ? entry : undefined;
    },
    put(stream, entry) {
      const there = find(stream);
      if (there && there.aggregate === entry.aggregate && there.version > entry.version) return;
      keep(stream, entry);
    },
    drop(names) {
      for (const name of names) forget(name);
    },
    wrote(first, last) {
      if (first === seen + 1) seen = last;
    },
    async catchUp(log) {
      if (!opened) {
        const head = await log.head();
        seen = Math.max(seen, head);
        opened = true;
        return 'all';
      }
      const touched = new Set<string>();
      for (let pages = 0; pages < mostPages; pages++) {
        const events = await log.readAll(seen, page);
        for (const event of events) {
          if (event.position <= seen) continue;
          touched.add(event.stream);
          fold(event);
          seen = event.position;
        }
        if (events.length < page) return touched;
      }
      const head = await log.head();
      streams.clear();
      older.clear();
      seen = Math.max(seen, head);
      return 'all';
    },
  };
}
