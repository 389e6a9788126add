import { dateBounds, entriesMax } from '@portal/event-schemas/kernel/bounds.ts';
import type { z } from 'zod';

type Def = { type: string; [name: string]: any };
export const defOf = (schema: z.ZodType): Def => schema.def;
/** What a check of a schema says: `check` is its kind. */
const checksOf = (schema: z.ZodType): { check: string; [name: string]: any }[] =>
  ((schema.def as Def)['checks'] ?? []).map((check: { _zod: { def: object } }) => check['_zod'].def);
export interface Range {
  least: number;
  most: number;
  aboveLeast: boolean;
  belowMost: boolean;
}
/**
 * What the checks of a schema say together: of numbers by size, of texts and lists by length. The ends are infinite
 * where nothing is said; `aboveLeast`, `belowMost`: the end itself is out.
 */
export function rangeOf(schema: z.ZodType): Range {
  const range: Range = { least: -Infinity, most: Infinity, aboveLeast: false, belowMost: false };
  const from = (least: number, open = false): void => {
    if (least >= range.least) Object.assign(range, { least, aboveLeast: open });
  };
  const to = (most: number, open = false): void => {
    if (most <= range.most) Object.assign(range, { most, belowMost: open });
  };
  for (const { check: kind, ...limit } of checksOf(schema)) {
    if (kind === 'greater_than') from(limit['value'], !limit['inclusive']);
    if (kind === 'less_than') to(limit['value'], !limit['inclusive']);
    if (kind === 'min_length') from(limit['minimum']);
    if (kind === 'max_length') to(limit['maximum']);
    if (kind === 'length_equals') {
      from(limit['length']);
      to(limit['length']);
    }
  }
  return range;
}

/** Beyond this a number counts as without an end. */
const largest = 9_000_000_000_000_000;
const plain = new Set(['boolean', 'enum', 'literal', 'null', 'undefined', 'never', 'void']);
/** Wrappers with the schema inside. */
const wrapped = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch', 'success']);

/** Places of a schema where something has no end: a number, a text, a list, an object of any keys, a date, any value at all. Each as `path: what`. */
export function unbounded(schema: z.ZodType, path = '', seen: readonly z.ZodType[] = []): string[] {
  if (seen.includes(schema)) return [];
  const def = defOf(schema);
  const inside = (inner: z.ZodType, name = ''): string[] =>
    unbounded(inner, name ? `${path}.${name}` : path, [...seen, schema]);
  const fault = (what: string): string[] => [`${path}: ${what}`];
  if (plain.has(def.type)) return [];
  if (wrapped.has(def.type)) return inside(def['innerType']);
  switch (def.type) {
    case 'string':
      return isShort(schema, def) ? [] : fault(`text without a length${def['format'] ? ` (${def['format']})` : ''}`);
    case 'number':
      return rangeOf(schema).most <= largest && rangeOf(schema).least >= -largest ? [] : fault('number without an end');
    case 'array':
      return [
        ...(rangeOf(schema).most < Infinity ? [] : fault('list without an end')),
        ...inside(def['element'], '[]'),
      ];
    case 'object':
      return [
        ...Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, inner]) => inside(inner, name)),
        ...(def['catchall'] && !['never', 'unknown'].includes(defOf(def['catchall']).type)
          ? inside(def['catchall'], '*')
          : []),
      ];
    case 'record':
      return isEnumerated(def['keyType']) || entriesMax.has(schema)
        ? [
            ...inside(def['keyType'], 'key'),
            ...(defOf(def['valueType']).type === 'unknown' && entriesMax.has(schema)
              ? []
              : inside(def['valueType'], '*')),
          ]
        : fault('entries without an end');
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap(one => inside(one));
    case 'intersection':
      return [...inside(def['left']), ...inside(def['right'])];
    case 'tuple':
      return (def['items'] as z.ZodType[]).flatMap((one, index) => inside(one, String(index)));
    case 'lazy':
      return inside(def['getter']());
    // What is read into a boolean (`z.stringbool`) is one of a few words; else what comes in has to have an end.
    case 'pipe':
      return ['boolean', 'enum'].includes(defOf(def['out']).type) ? [] : inside(def['in']);
    default:
      return fault(`${def.type}: any value`);
  }
}

const isEnumerated = (key: z.ZodType): boolean => plain.has(defOf(key).type);
function isShort(schema: z.ZodType, def: Def): boolean {
  if (def['format'] === 'uuid' || def['format'] === 'guid') return true;
  if (def['format'] === 'date') return dateBounds.has(schema);
  if (def['format'] === 'datetime') return dateBounds.has(schema) && rangeOf(schema).most <= 100;
  return rangeOf(schema).most < Infinity || patternsOf(schema).some(isFinite);
}
const patternsOf = (schema: z.ZodType): RegExp[] =>
  checksOf(schema).flatMap(({ pattern }) => (pattern instanceof RegExp ? [pattern] : []));
/** A pattern of the whole text in which nothing repeats without a number. */
const isFinite = ({ source, flags }: RegExp): boolean =>
  /^\^.*\$$/.test(source) &&
  !flags.includes('m') &&
  !/[^\\](\*|\+|\{\d+,\})/.test(source.replaceAll(/\[(?:\\.|[^\]])*\]/g, 'x'));
