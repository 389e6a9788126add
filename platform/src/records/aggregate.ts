import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Aggregate } from '../dispatcher/types.ts';
import { changeEventTypes, hasKeys, recordEventTypes } from './events.ts';

export type Fields = Record<string, unknown>;
/** `fields` of one that is removed: what it held, for who restores it. */
export type RecordState =
  | { status: 'absent' }
  | { status: 'present'; fields: Fields }
  | { status: 'removed'; fields?: Fields };
/** A unique key: whose it is now. Of records that stand apart what each keeps there; null = it has left. */
export type KeyState = { owner: string | null; kept?: Readonly<Record<string, Fields | null>> };

const records = new WeakMap<RecordDefinition, Aggregate<RecordState>>();
const keys = new WeakMap<RecordDefinition, Aggregate<KeyState>>();

/** Stream `<entity>-<uid>`: the record's fields now. */
export function recordAggregate(def: RecordDefinition): Aggregate<RecordState> {
  const known = records.get(def);
  if (known) return known;
  const types = recordEventTypes(def);
  const changing = new Set(changeEventTypes(def));
  const aggregate: Aggregate<RecordState> = {
    name: def.entity,
    initialState: () => ({ status: 'absent' }),
    evolve: (state, { type, data }) => {
      if (type === types.created || type === types.restored) {
        const { uid: _uid, ...fields } = data as Fields;
        return { status: 'present', fields: { ...def.defaults, ...fields } };
      }
      if (changing.has(type) && state.status === 'present')
        return { status: 'present', fields: { ...state.fields, ...(data['changes'] as Fields) } };
      if (type === types.removed)
        return { status: 'removed', ...(def.declared && state.status === 'present' ? { fields: state.fields } : {}) };
      return state;
    },
  };
  records.set(def, aggregate);
  return aggregate;
}

/** Stream `<entity>_key-<key>`: one for each value of a unique key. */
export function recordKeyAggregate(def: RecordDefinition): Aggregate<KeyState> {
  const known = keys.get(def);
  if (known) return known;
  const types = recordEventTypes(def);
  const aggregate: Aggregate<KeyState> = {
    name: `${def.entity}_key`,
    initialState: () => ({ owner: null }),
    evolve: (state, { type, data }) => {
      const uid = String(data['uid']);
      if (type !== types.keyClaimed && type !== types.keyReleased) return state;
      if (data['kept'] !== undefined)
        return { owner: null, kept: { ...state.kept, [uid]: data['kept'] as Fields | null } };
      return { owner: type === types.keyClaimed ? uid : null };
    },
  };
  keys.set(def, aggregate);
  return aggregate;
}

/** Everything of a record that the dispatcher and the auditor's replay fold. */
export const recordAggregates = (def: RecordDefinition): Aggregate[] =>
  hasKeys(def) ? [recordAggregate(def), recordKeyAggregate(def)] : [recordAggregate(def)];

/**
 * Ids of the key streams that these fields hold, such as `code=FIT`, with the fields of each. As in SQL, a key with
 * an empty (null) part holds
 * nothing, unless the record says that nulls are not distinct. Long values are hashed: a stream name has an end.
 */
export function keysOf(def: RecordDefinition, fields: Fields): { id: string; fields: readonly string[] }[] {
  return (def.unique ?? []).flatMap(names => {
    const values = names.map(name => keyValue(def, fields, name));
    if (values.some(value => value === undefined || (value === null && !def.nullsNotDistinct))) return [];
    return [{ id: keyId(names, values), fields: names }];
  });
}
/**
 * The value of a field, or of a language of a localized one (`name.kk`), as a key holds it. Of declared entities, but
 * for those with `exactKeys`, texts are equal whatever their case and the spaces around them, '' is empty, and so is a
 * "no": at most one of them says yes.
 */
function keyValue({ declared }: RecordDefinition, fields: Fields, name: string): unknown {
  const [field = '', locale] = name.split('.');
  const value = locale ? (fields[field] as Fields | null | undefined)?.[locale] : fields[field];
  if (!declared || declared.entity.exactKeys) return value;
  if (typeof value === 'string') return value.trim().toLowerCase() || null;
  return value === false ? null : value;
}
/** The field that a part of a key stands in. */
export const fieldOfKey = (name: string): string => name.split('.')[0]!;

function keyId(names: readonly string[], values: readonly unknown[]): string {
  const text = values.map(keyPart).join('&');
  return `${names.join('+')}=${text.length > 150 ? createHash('sha256').update(text).digest('hex') : text}`;
}

/**
 * Where a record stands among those from which it is kept apart, `among:<fields>=<values>`, and what it keeps there.
 * Null: it stands apart from none.
 */
export function exclusionKeyOf({ apart }: RecordDefinition, fields: Fields): { id: string; kept: Fields } | null {
  return apart
    ? {
        id: `among:${keyId(
          apart.by,
          apart.by.map(name => fields[name]),
        )}`,
        kept: Object.fromEntries(apart.keep.map(name => [name, fields[name]])),
      }
    : null;
}

/** The key streams in which the record stands. */
export const keyStreamsOf = (def: RecordDefinition, fields: Fields): string[] =>
  [...keysOf(def, fields), exclusionKeyOf(def, fields) ?? []].flat().map(({ id }) => id);

/** An empty part is a bare `%`, which no encoded value is. */
const keyPart = (value: unknown): string =>
  value === null ? '%' : encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Fields that may not change while the record is used, among those that would change. */
export const changedFixedFields = (def: RecordDefinition, now: Fields, changes: Fields): string[] =>
  (def.fixed ?? []).filter(name => name in changes && !isDeepStrictEqual(now[name], changes[name]));
