import type { RecordedEvent } from './types.ts';

export interface Tail {
  read(after: number, limit: number): Promise<RecordedEvent[]>;
  /** Own events that were just committed, with positions from `first` on. They are kept where they follow what is here; `make` is called only then. */
  wrote(first: number, make: () => RecordedEvent[]): void;
}

/**
 * The end of the log in memory. Facts, projections and reactions of one process all read the same new events: the first
 * of them fetches these, the others get them from here; what this process writes itself need not be fetched at all.
 * `fetch` reads the database; `head` is the last position that this process has heard of. Events are shared between the
 * readers, who must not change them.
 */
export function createTail(
  fetch: (after: number, limit: number) => Promise<RecordedEvent[]>,
  head: () => number,
  size = 20_000,
): Tail {
  /** Every event behind `from` up to the last one of `events`, in order. */
  let events: RecordedEvent[] = [];
  let from = 0;
  /** The last fetch behind the events here found the log's end: there is more only when `head` says so. */
  let ended = false;
  let fetching: { after: number; limit: number; result: Promise<RecordedEvent[]> } | undefined;
  const last = (): number => events.at(-1)?.position ?? from;

  const keep = (after: number, fetched: readonly RecordedEvent[], limit: number): void => {
    if (fetched.length === 0 ? after !== last() : after < last()) return;
    if (after !== last()) [events, from] = [[], after];
    ended = fetched.length < limit;
    events.push(...fetched);
    trim();
  };
  const trim = (): void => {
    if (events.length <= size * 2) return;
    const dropped = events.splice(0, events.length - size);
    from = dropped.at(-1)!.position;
  };

  const fetchBehind = async (after: number, limit: number): Promise<RecordedEvent[]> => {
    if (fetching && fetching.after === after && fetching.limit >= limit) return (await fetching.result).slice(0, limit);
    const mine = { after, limit, result: fetch(after, limit) };
    fetching = mine;
    try {
      const fetched = await mine.result;
      keep(after, fetched, limit);
      return fetched;
    } finally {
      if (fetching === mine) fetching = undefined;
    }
  };

  return {
    async read(after, limit) {
      if (after < from || after > last() || events.length === 0) return fetchBehind(after, limit);
      const begin = firstBehind(events, after);
      const known = events.slice(begin, begin + limit);
      if (known.length === limit || (ended && last() >= head())) return known;
      const more = await fetchBehind(known.at(-1)?.position ?? after, limit - known.length);
      return known.length ? [...known, ...more] : more;
    },
    wrote(first, make) {
      if (events.length === 0 || first !== last() + 1) return;
      events.push(...make());
      trim();
    },
  };
}

/** Index of the first event with a position behind `after`. */
function firstBehind(events: readonly RecordedEvent[], after: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (events[middle]!.position <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}
