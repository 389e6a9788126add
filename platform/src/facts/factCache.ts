/**
 * Facts in memory, the oldest-used dropped first. A load that is under way while its key changes must not bring the old value
 * back: it is told which keys changed since it began.
 */
export interface FactCache {
  get(fact: string, key: string): unknown;
  set(fact: string, key: string, value: unknown): void;
  drop(fact: string, key: string): void;
  /** Forgets everything. */
  clear(): void;
  /** Runs `read` and keeps what it brings, except for keys that changed meanwhile; answers those. */
  fill(
    wanted: readonly { fact: string; key: string }[],
    read: () => Promise<readonly { fact: string; key: string; value: unknown }[]>,
  ): Promise<{ fact: string; key: string }[]>;
}

/** Maps of one fact each: a decision asks for the same few facts of ever new keys, and a name composed of both would be hashed anew each time. */
type Values = Map<string, Map<string, unknown>>;
/** Stands for every key among those that changed. */
const everything = '';

export function createFactCache(limit: number): FactCache {
  /** What was written or asked for lately, and what was so before: when the first is half full it becomes the second, whose values go. */
  let young: Values = new Map();
  let old: Values = new Map();
  let count = 0;
  const loads = new Set<Set<string>>();
  const slot = (fact: string, key: string): string => `${fact}\u0000${key}`;
  const put = (fact: string, key: string, value: unknown): void => {
    let values = young.get(fact);
    if (!values) young.set(fact, (values = new Map()));
    if (!values.has(key) && ++count > limit / 2) {
      [old, young, count] = [young, new Map([[fact, (values = new Map())]]), 1];
    }
    values.set(key, value);
  };
  const find = (fact: string, key: string): unknown => {
    const value = young.get(fact)?.get(key);
    if (value !== undefined) return value;
    const before = old.get(fact)?.get(key);
    if (before !== undefined) put(fact, key, before);
    return before;
  };
  const changed = (name: string): void => {
    for (const load of loads) load.add(name);
  };
  return {
    get: find,
    set(fact, key, value) {
      if (loads.size) changed(slot(fact, key));
      put(fact, key, value);
    },
    drop(fact, key) {
      if (loads.size) changed(slot(fact, key));
      if (young.get(fact)?.delete(key)) count--;
      old.get(fact)?.delete(key);
    },
    clear() {
      [young, old, count] = [new Map(), new Map(), 0];
      changed(everything);
    },
    async fill(wanted, read) {
      const since = new Set<string>();
      loads.add(since);
      try {
        const found = new Map((await read()).map(({ fact, key, value }) => [slot(fact, key), value]));
        const again: { fact: string; key: string }[] = [];
        for (const { fact, key } of wanted) {
          const name = slot(fact, key);
          if (!since.has(name) && !since.has(everything)) put(fact, key, found.get(name) ?? null);
          else if (find(fact, key) === undefined) again.push({ fact, key });
        }
        return again;
      } finally {
        loads.delete(since);
      }
    },
  };
}
