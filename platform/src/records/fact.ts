import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { z } from 'zod';
import { defineFact, type FactDefinition } from '../facts/types.ts';
import { changeEventTypes, recordEventTypes } from './events.ts';

const facts = new WeakMap<RecordDefinition, FactDefinition<any>>();

/** Fact `<module>.<entity>`: the record as it is now, `{ uid, ...fields }`, by uid. One object per record kind. */
export function recordFact<D extends RecordDefinition>(def: D): FactDefinition<z.infer<D['fields']> & { uid: string }> {
  const known = facts.get(def);
  if (known) return known;
  const types = recordEventTypes(def);
  type Value = { uid: string } & Record<string, unknown>;
  const fact = defineFact<any>({
    name: `${def.module}.${def.entity}`,
    version: 1 + Object.keys(def.defaults ?? {}).length,
    fold: {
      [types.created]: ({ data }: { data: Value }) => [{ key: data.uid, change: () => ({ ...def.defaults, ...data }) }],
      [types.restored]: ({ data }: { data: Value }) => [
        { key: data.uid, change: () => ({ ...def.defaults, ...data }) },
      ],
      ...Object.fromEntries(
        changeEventTypes(def).map(type => [
          type,
          ({ data }: { data: { uid: string; changes: object } }) => [
            { key: data.uid, change: (previous: Value | null) => previous && { ...previous, ...data.changes } },
          ],
        ]),
      ),
      [types.removed]: ({ data }: { data: Value }) => [{ key: data.uid, change: () => null }],
    },
  });
  facts.set(def, fact);
  return fact;
}

/**
 * All records of a small kind under the key `all`, by uid. Records that stand apart are looked up here where they
 * were written before they did.
 */
export const allRecordsKey = 'all';
type All<D extends RecordDefinition> = Readonly<Record<string, z.infer<D['fields']>>>;
const all = new WeakMap<RecordDefinition, FactDefinition<any>>();
export function allRecordsFact<D extends RecordDefinition>(def: D): FactDefinition<All<D>> {
  const known = all.get(def);
  if (known) return known;
  const types = recordEventTypes(def);
  type Records = Record<string, any>;
  const entry =
    (change: (before: Records, data: any) => Records) =>
    ({ data }: { data: unknown }) => [
      { key: allRecordsKey, change: (before: Records | null) => change(before ?? {}, data) },
    ];
  const fact = defineFact<any>({
    name: `${def.module}.all_${def.table}`,
    version: 1 + Object.keys(def.defaults ?? {}).length,
    fold: {
      [types.created]: entry((before, { uid, ...fields }) => ({ ...before, [uid]: { ...def.defaults, ...fields } })),
      [types.restored]: entry((before, { uid, ...fields }) => ({ ...before, [uid]: { ...def.defaults, ...fields } })),
      [types.changed]: entry((before, { uid, changes }) =>
        before[uid] ? { ...before, [uid]: { ...before[uid], ...changes } } : before,
      ),
      [types.removed]: entry((before, { uid }) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => key !== uid)),
      ),
    },
  });
  all.set(def, fact);
  return fact;
}
