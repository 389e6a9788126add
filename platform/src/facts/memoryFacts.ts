import type { EventLog } from '../event-log/types.ts';
import { applyChanges, changesOf } from './folding.ts';
import { followLog } from './logFollower.ts';
import type { FactDefinition, FactStore } from './types.ts';

/** Facts for tests without a database: everything in memory, folded from the log as the real ones are. */
export function createMemoryFacts({
  definitions,
  log,
}: {
  definitions: readonly FactDefinition<any>[];
  log: EventLog;
}): FactStore {
  const values = new Map<string, unknown>();
  const slot = (fact: string, key: string): string => `${fact}\u0000${key}`;
  const following = followLog(
    log,
    async events => {
      const { changes, failures } = changesOf(definitions, events);
      const applied = applyChanges(changes, (fact, key) => values.get(slot(fact, key)));
      if (failures[0]) throw failures[0].error;
      for (const { fact, key, value } of applied.values) values.set(slot(fact, key), value);
    },
    error => {
      throw error;
    },
  );
  return {
    get position() {
      return following.position;
    },
    get: <V>(fact: FactDefinition<V>, key: string) => (values.get(slot(fact.name, key)) ?? null) as V | null,
    load: async () => undefined,
    forget: () => undefined,
    waitFor: following.waitFor,
    start: () => following.start(0),
    close: following.close,
  };
}
