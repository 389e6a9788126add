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
  const streams = new Map<string, CachedStream>();
  let seen = 0;
  let opened = false;

  const fold = (event: RecordedEvent): void => {
    const entry = streams.get(event.stream);
    if (!entry || event.version <= entry.version) return;
    if (event.version === entry.version + 1) streams.set(event.stream, { ...entry, state: entry.aggregate.evolve(entry.state, event), version: event.version });
    else streams.delete(event.stream);
  };

  return {
    get seen() {
      return seen;
    },
    get(stream, aggregate) {
      const entry = streams.get(stream);
      if (!entry || entry.aggregate !== aggregate) return undefined;
      streams.delete(stream);
      streams.set(stream, entry);
      return entry;
    },
    put(stream, entry) {
      const there = streams.get(stream);
      if (there && there.aggregate === entry.aggregate && there.version > entry.version) return;
      streams.delete(stream);
      streams.set(stream, entry);
      if (streams.size > limit) streams.delete(streams.keys().next().value!);
    },
    drop(names) {
      for (const name of names) streams.delete(name);
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
      seen = Math.max(seen, head);
      return 'all';
    },
  };
}
