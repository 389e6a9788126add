import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { isUnknown } from '../facts/folding.ts';
import type { FactDefinition, FactStore, GetFact } from '../facts/types.ts';
import { Refused } from '../http/types.ts';
import type { PendingCommand } from './pending.ts';

const mostRounds = 50;
const undefinedTable = '42P01';

/** A command's facts and the position up to which they were known, or what its `facts` function threw. */
export type GatheredFacts = { facts: unknown; facts_at?: number } | { error: unknown };

/**
 * Calls each command's `facts` function with what is in memory. Where it asked for something that is not, its result is thrown
 * away; the missing keys of all commands are loaded in one query, and those commands are asked again.
 */
export async function gatherFacts(
  store: FactStore,
  batch: readonly PendingCommand[],
  now: string,
): Promise<Map<PendingCommand, GatheredFacts>> {
  const gathered = new Map<PendingCommand, GatheredFacts>();
  let asking = batch;
  for (let round = 0; asking.length; round++) {
    const missing = new Map<string, { fact: string; key: string }>();
    const again: PendingCommand[] = [];
    for (const pending of asking) {
      const { definition, data, context } = pending;
      if (!definition.facts) {
        gathered.set(pending, { facts: undefined });
        continue;
      }
      const before = missing.size;
      let asked = false;
      const get: GetFact = <V>(fact: FactDefinition<V>, key: string): V | null => {
        const value = store.get(fact, key);
        if (isUnknown(value))
          throw new Refused(reject('platform.fact_unknown', { fact: fact.name, position: value.$set_aside }));
        if (value !== undefined) return value;
        asked = true;
        missing.set(`${fact.name}\u0000${key}`, { fact: fact.name, key });
        return null;
      };
      const facts_at = store.position;
      try {
        const facts: unknown = definition.facts(data, get, { now: context.now ?? now, actor: context.actor });
        if (!asked) gathered.set(pending, { facts, facts_at });
      } catch (error) {
        if (!asked) gathered.set(pending, { error });
      }
      if (asked) {
        again.push(pending);
        if (round === mostRounds && missing.size > before)
          gathered.set(pending, { error: new Error(`${definition.type}: its facts ask for ever more keys`) });
      }
    }
    if (missing.size) {
      try {
        await store.load([...missing.values()]);
      } catch (error) {
        if ((error as { code?: unknown }).code !== undefinedTable) throw error;
        // The table is lost until it is built anew: who needs nothing of it is decided all the same.
        const [{ fact }] = missing.values() as unknown as [{ fact: string }];
        for (const pending of again)
          gathered.set(pending, { error: new Refused(reject('platform.fact_unknown', { fact, position: 0 })) });
      }
    }
    asking = again.filter(pending => !gathered.has(pending));
  }
  return gathered;
}
