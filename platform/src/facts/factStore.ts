import type { Pool } from 'pg';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { inTransaction, lockCheckpoints, openCheckpoints, parkFact, readFacts, saveCheckpoints, writeFacts } from './factTable.ts';
import { applyChanges, changesOf, type FoldFailure, type KeyChange } from './folding.ts';
import { follow } from './following.ts';
import { createFactMemory } from './memory.ts';
import type { FactDefinition, FactStore } from './types.ts';

export interface FactStoreSettings {
  pool: Pool;
  log: EventLog;
  definitions: readonly FactDefinition<any>[];
  /** Most values kept in memory (default 200,000). */
  memoryLimit?: number;
  onError?: (error: unknown) => void;
}

/** Checkpoints of facts that nothing touched are saved once in so many events; after a crash that many are read again. */
const saveEvery = 5000;

/**
 * The facts in `platform.facts`. Every process reads the whole log, so each knows by itself which keys an event touches and
 * drops or renews them in its memory; the table is written by whichever process holds the fact's checkpoint row first, in the
 * transaction that moves the checkpoint: each event is folded once. A fact whose fold throws is parked with its error (and
 * tried again at the next start); the others go on.
 */
export function createFactStore({ pool, log, definitions, memoryLimit = 200_000, onError = () => undefined }: FactStoreSettings): FactStore {
  const memory = createFactMemory(memoryLimit);
  let active = [...definitions];
  let saved = 0;

  const park = async (failures: readonly FoldFailure[]): Promise<void> => {
    for (const { fact, error } of failures) {
      active = active.filter(definition => definition.name !== fact);
      await parkFact(pool, fact, error);
      onError(new Error(`The fact ${fact} is parked: ${error.message}`, { cause: error }));
    }
  };
  const names = (): string[] => active.map(definition => definition.name);

  const fold = async (changes: readonly KeyChange[], end: number): Promise<FoldFailure[]> => {
    const facts = [...new Set(changes.map(change => change.fact))];
    const folded = await inTransaction(pool, async client => {
      const done = await lockCheckpoints(client, facts);
      const own = changes.filter(change => change.position > (done.get(change.fact) ?? 0));
      const others = changes.filter(change => change.position <= (done.get(change.fact) ?? 0));
      for (const { fact, key } of others) memory.drop(fact, key);
      const unknown = own.filter(({ fact, key }) => memory.get(fact, key) === undefined);
      const read = new Map((await readFacts(client, unique(unknown))).map(({ fact, key, value }) => [`${fact}\u0000${key}`, value]));
      const result = applyChanges(own, (fact, key) => memory.get(fact, key) ?? read.get(`${fact}\u0000${key}`));
      if (result.failures.length) return result;
      await writeFacts(client, result.values);
      await saveCheckpoints(client, facts, end);
      return result;
    });
    if (folded.failures.length === 0) for (const { fact, key, value } of folded.values) memory.set(fact, key, value);
    return folded.failures;
  };

  const apply = async (events: readonly RecordedEvent[]): Promise<void> => {
    const end = events.at(-1)!.position;
    for (;;) {
      const { changes, failures } = changesOf(active, events);
      const failed = failures.length ? failures : changes.length ? await fold(changes, end) : [];
      if (failed.length === 0) break;
      await park(failed);
    }
    if (end - saved >= saveEvery) {
      await saveCheckpoints(pool, names(), end);
      saved = end;
    }
  };
  const following = follow(log, apply, onError);

  return {
    get position() {
      return following.position;
    },
    get: <V>(fact: FactDefinition<V>, key: string) => memory.get(fact.name, key) as V | null | undefined,
    async load(wanted) {
      for (let missing = wanted; missing.length;) {
        const asked = missing;
        missing = await memory.fill(asked, () => readFacts(pool, asked));
      }
    },
    waitFor: following.waitFor,
    async start() {
      const positions = await openCheckpoints(pool, definitions);
      await following.start(definitions.length ? Math.min(...positions.values()) : await log.head());
      saved = following.position;
      await saveCheckpoints(pool, names(), saved);
    },
    async close() {
      await following.close();
      await saveCheckpoints(pool, names(), following.position).catch(onError);
    },
  };
}

function unique(keys: readonly { fact: string; key: string }[]): { fact: string; key: string }[] {
  return [...new Map(keys.map(({ fact, key }) => [`${fact}\u0000${key}`, { fact, key }])).values()];
}
