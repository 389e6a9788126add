import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { z } from 'zod';
import type { FactDefinition } from '../facts/types.ts';
import { recordEventTypes } from './events.ts';

const facts = new WeakMap<RecordDefinition, FactDefinition<any>>();

/** Fact `<module>.<entity>`: the record as it is now, `{ uid, ...fields }`, by uid. One object per record kind. */
export function recordFact<D extends RecordDefinition>(def: D): FactDefinition<z.infer<D['fields']> & { uid: string }> {
  const known = facts.get(def);
  if (known) return known;
  const types = recordEventTypes(def);
  type Value = { uid: string } & Record<string, unknown>;
  const fact: FactDefinition<any> = {
    name: `${def.module}.${def.entity}`,
    version: 1 + Object.keys(def.defaults ?? {}).length,
    fold: {
      [types.created]: ({ data }: { data: Value }) => [{ key: data.uid, change: () => ({ ...def.defaults, ...data }) }],
      [types.changed]: ({ data }: { data: { uid: string; changes: object } }) => [{ key: data.uid, change: (previous: Value | null) => previous && { ...previous, ...data.changes } }],
      [types.removed]: ({ data }: { data: Value }) => [{ key: data.uid, change: () => null }],
    },
  };
  facts.set(def, fact);
  return fact;
}
