/**
 * Facts in memory, the oldest-used dropped first. A load that is under way while its key changes must not bring the old value
 * back: it is told which keys changed since it began.
 */
export interface FactMemory {
  get(fact: string, key: string): unknown;
  set(fact: string, key: string, value: unknown): void;
  drop(fact: string, key: string): void;
  /** Runs `read` and keeps what it brings, except for keys that changed meanwhile; answers those. */
  fill(wanted: readonly { fact: string; key: string }[], read: () => Promise<readonly { fact: string; key: string; value: unknown }[]>): Promise<{ fact: string; key: string }[]>;
}

export function createFactMemory(limit: number): FactMemory {
  const values = new Map<string, unknown>();
  const loads = new Set<Set<string>>();
  const slot = (fact: string, key: string): string => `${fact}\u0000${key}`;
  const put = (name: string, value: unknown): void => {
    values.delete(name);
    values.set(name, value);
    if (values.size > limit) values.delete(values.keys().next().value!);
  };
  const changed = (name: string): void => {
    for (const load of loads) load.add(name);
  };
  return {
    get: (fact, key) => values.get(slot(fact, key)),
    set(fact, key, value) {
      changed(slot(fact, key));
      put(slot(fact, key), value);
    },
    drop(fact, key) {
      changed(slot(fact, key));
      values.delete(slot(fact, key));
    },
    async fill(wanted, read) {
      const since = new Set<string>();
      loads.add(since);
      try {
        const found = new Map((await read()).map(({ fact, key, value }) => [slot(fact, key), value]));
        const again: { fact: string; key: string }[] = [];
        for (const { fact, key } of wanted) {
          const name = slot(fact, key);
          if (!since.has(name)) put(name, found.get(name) ?? null);
          else if (!values.has(name)) again.push({ fact, key });
        }
        return again;
      } finally {
        loads.delete(since);
      }
    },
  };
}
