import type { Pool } from 'pg';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { recordSetAside, readSetAside, setAsideMax } from '../projections/set-aside.ts';
import { isTransient } from '../projections/transaction.ts';
import { buildFacts, factsToBuild, forgetEarlier } from './build.ts';
import {
  checkpoint,
  inTransaction,
  lockCheckpoints,
  openCheckpoints,
  parkFact,
  readFacts,
  saveCheckpoints,
  writeFacts,
} from './factTable.ts';
import { applyChanges, changesOf, type FoldFailure, type KeyChange } from './folding.ts';
import { followLog } from './logFollower.ts';
import { createFactCache } from './factCache.ts';
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
 * transaction that moves the checkpoint: each event is folded once. An event that can't change a value is set aside, and the value is unknown from then on;
 * a fact whose keys can't be told is parked with its error (and tried again at the next start); the others go on. Nobody decides on what is unknown, parked,
 * or held up by a fault that does not pass (docs/decisions/0028).
 */
export function createFactStore({
  pool,
  log,
  definitions,
  memoryLimit = 200_000,
  onError = () => undefined,
}: FactStoreSettings): FactStore {
  const memory = createFactCache(memoryLimit);
  let active = [...definitions];
  let saved = 0;

  const built = new Map<string, string>();
  /** Why nothing is folded at present. */
  let heldUp: number | undefined;
  const parked = new Set<string>();
  const unknown = { $set_aside: 0 };

  const park = async (failures: readonly FoldFailure[]): Promise<void> => {
    for (const { fact, error } of failures) {
      active = active.filter(definition => definition.name !== fact);
      parked.add(fact);
      await parkFact(pool, fact, error);
      onError(new Error(`The fact ${fact} is parked: ${error.message}`, { cause: error }));
    }
  };
  const names = (): string[] => active.map(definition => definition.name);

  const fold = async (changes: readonly KeyChange[], end: number): Promise<FoldFailure[]> => {
    const facts = [...new Set(changes.map(change => change.fact))];
    const folded = await inTransaction(pool, async client => {
      const done = await lockCheckpoints(client, facts);
      if (facts.some(fact => built.has(fact) && built.get(fact) !== done.get(fact)!.built)) memory.clear();
      for (const fact of facts) built.set(fact, done.get(fact)!.built);
      const own = changes.filter(change => change.event.position > done.get(change.fact)!.position);
      const others = changes.filter(change => change.event.position <= done.get(change.fact)!.position);
      for (const { fact, key } of others) memory.drop(fact, key);
      const missing = own.filter(({ fact, key }) => memory.get(fact, key) === undefined);
      const read = new Map(
        (await readFacts(client, unique(missing))).map(({ fact, key, value }) => [`${fact}\u0000${key}`, value]),
      );
      const result = applyChanges(own, (fact, key) => memory.get(fact, key) ?? read.get(`${fact}\u0000${key}`));
      const known = result.aside.length ? await readSetAside(client, facts.map(checkpoint)) : [];
      const failures = facts.flatMap((fact): FoldFailure[] => {
        const aside = result.aside.filter(change => change.fact === fact);
        return aside.length > 0 &&
          aside.length + known.filter(({ reader }) => reader === checkpoint(fact)).length > setAsideMax.total
          ? [{ fact, error: new Error(aside[0]!.error) }]
          : [];
      });
      if (failures.length) return { ...result, failures };
      await writeFacts(client, result.values);
      for (const fact of facts)
        await recordSetAside(
          client,
          checkpoint(fact),
          'live',
          result.aside.filter(change => change.fact === fact),
        );
      await saveCheckpoints(client, facts, end);
      return { ...result, failures };
    });
    if (folded.failures.length === 0) for (const { fact, key, value } of folded.values) memory.set(fact, key, value);
    if (folded.failures.length === 0)
      for (const { fact, event, error } of folded.aside)
        onError(new Error(`The fact ${fact} cannot take ${event.type} at position ${event.position}: ${error}`));
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
  const following = followLog(
    log,
    async events => {
      await apply(events);
      heldUp = undefined;
    },
    error => {
      if (!isTransient(error)) heldUp ??= following.position + 1;
      onError(error);
    },
  );

  return {
    get position() {
      return following.position;
    },
    get: <V>(fact: FactDefinition<V>, key: string) =>
      (heldUp !== undefined ? { $set_aside: heldUp } : parked.has(fact.name) ? unknown : memory.get(fact.name, key)) as
        | V
        | null
        | undefined,
    async load(wanted) {
      for (let missing = wanted; missing.length;) {
        const asked = missing;
        missing = await memory.fill(asked, () => readFacts(pool, asked));
      }
    },
    forget: () => memory.clear(),
    waitFor: following.waitFor,
    async start() {
      await buildFacts(pool, log, db => factsToBuild(db, definitions));
      await forgetEarlier(pool, definitions);
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
