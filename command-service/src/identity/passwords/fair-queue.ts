/**
 * Where somebody stands in line. `lane`: those of one lane come one after the other, lanes take turns. `name`: of each only one is served at a time.
 * `rank`: 0 a device that has signed in before, 1 an address, 2 an address whose log-ins mostly fail.
 */
export interface Place {
  lane: string;
  name: string;
  rank: Rank;
}
export type Rank = 0 | 1 | 2;
/**
 * `atOnce`: served at a time; `inAll`, `inLane` (by rank), `ofName`: most that wait or, of a name, wait and are served;
 * `timeout`: longest wait in milliseconds.
 */
export interface QueueLimits {
  atOnce: number;
  inAll: number;
  inLane: readonly [number, number, number];
  ofName: number;
  timeout: number;
}

interface Waiting extends Place {
  serve(leave: () => void): void;
  refuse(): void;
  timer?: NodeJS.Timeout;
}

/** In which order the ranks are looked at, turn by turn: the better goes first, and each has a share that nobody can take from it. */
const turns: readonly (readonly Rank[])[] = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/**
 * A line in which nobody can push in by coming often: lanes take turns, each has an end, and when all are full together the longest one gives way.
 * `enter` resolves to the function that leaves, or to null where there is no room or it took too long: then the caller is to be told to come again.
 */
export function fairQueue({ atOnce, inAll, inLane, ofName, timeout }: QueueLimits) {
  const ranks: readonly Map<string, Waiting[]>[] = [new Map(), new Map(), new Map()];
  const named = new Map<string, number>();
  const served = new Set<string>();
  let waiting = 0;
  let turn = 0;

  const forgetName = (name: string): void => {
    const left = named.get(name)! - 1;
    if (left > 0) named.set(name, left);
    else named.delete(name);
  };
  /** Takes one out; its lane goes behind the others. */
  const take = (rank: Rank, lane: string, index: number): Waiting => {
    const line = ranks[rank]!.get(lane)!;
    const [taken] = line.splice(index, 1);
    ranks[rank]!.delete(lane);
    if (line.length > 0) ranks[rank]!.set(lane, line);
    waiting -= 1;
    return taken!;
  };
  const next = (): Waiting | null => {
    for (const rank of turns[turn % turns.length]!) {
      for (const [lane, line] of ranks[rank]!) {
        const index = line.findIndex(({ name }) => !served.has(name));
        if (index >= 0) return take(rank, lane, index);
      }
    }
    return null;
  };
  const serve = (): void => {
    while (served.size < atOnce) {
      const one = next();
      if (!one) return;
      turn += 1;
      served.add(one.name);
      clearTimeout(one.timer);
      one.serve(() => {
        served.delete(one.name);
        forgetName(one.name);
        serve();
      });
    }
  };
  const giveUp = (one: Waiting): void => {
    const line = ranks[one.rank]!.get(one.lane)!;
    line.splice(line.indexOf(one), 1);
    if (line.length === 0) ranks[one.rank]!.delete(one.lane);
    waiting -= 1;
    clearTimeout(one.timer);
    forgetName(one.name);
    one.refuse();
  };
  /** When all places are taken: the last of the longest lane of the worst rank goes, unless it is no longer than one's own. */
  const makeRoom = ({ lane, rank }: Place): boolean => {
    for (const worst of [2, 1, 0] as const) {
      if (worst < rank) return false;
      const [longest, line] = [...ranks[worst]!].reduce<[string, Waiting[]] | [null, []]>(
        (most, one) => (one[1].length > most[1].length ? one : most),
        [null, []],
      );
      if (longest === null || (worst === rank && line.length <= (ranks[rank]!.get(lane)?.length ?? 0) + 1)) continue;
      giveUp(line.at(-1)!);
      return true;
    }
    return false;
  };

  return {
    /** How many wait. */
    get waiting() {
      return waiting;
    },
    enter(place: Place): Promise<(() => void) | null> {
      const { lane, name, rank } = place;
      const line = ranks[rank]!.get(lane) ?? [];
      if ((named.get(name) ?? 0) >= ofName || line.length >= inLane[rank] || (waiting >= inAll && !makeRoom(place)))
        return Promise.resolve(null);
      return new Promise(resolve => {
        named.set(name, (named.get(name) ?? 0) + 1);
        const one: Waiting = { ...place, serve: resolve, refuse: () => resolve(null) };
        one.timer = setTimeout(() => giveUp(one), timeout).unref();
        line.push(one);
        ranks[rank]!.set(lane, line);
        waiting += 1;
        serve();
      });
    },
  };
}
