import { dateBounds } from '@portal/event-schemas/kernel/bounds.ts';
import fc from 'fast-check';
import { matching } from './matching.ts';
import type { z } from 'zod';
import { defOf, rangeOf } from '../../support/schema-bounds.ts';

/** Where values are taken from: the lower ends, the upper ends, or now one and now the other. */
export type Edge = 'least' | 'most' | 'mixed';
export interface Extremes {
  edge: Edge;
  /** A whole number below the given one; the same row of numbers for the same seed. */
  below(count: number): number;
  /** Long texts hold characters by chance, which no database packs, in their half or `whole`: they show indexes whose rows are too long. */
  dense?: boolean | 'whole';
  /** A thing that exists, by the name of the field that asks for it. */
  idOf(field: string): string;
}

/** Characters that take most room, run the other way, pile up, or mean something to somebody: none of them a space. */
const fillers = [
  '😀',
  'ش',
  'e\u0301\u0302\u0303',
  `"'\\<>&%_`,
  '\u202e\u05d0',
  'Ж',
  '＝＋－＠',
  '\u{10ffff}',
  '{{7*7}}${1}',
  'ﷺ',
  '-- ;',
  '\u200b\u2066x',
  'ǆİıß',
];
/** Entries of a list, of a list within it, and of those further inside: bodies have an end, too. */
const listMost = [40, 4, 2];

/** Rows of numbers from a seed. */
export function numbersFrom(seed: number): Extremes['below'] {
  let state = seed >>> 0 || 1;
  return count => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % count;
  };
}

/**
 * A value at the ends of what a schema of inputs allows: shortest or longest, earliest or latest, least or most, in
 * strange letters. Undefined where it may be absent.
 */
export function extremeOf(schema: z.ZodType, extremes: Extremes, field = '', depth = 0): any {
  const { edge, below } = extremes;
  const def = defOf(schema);
  const least = edge === 'least' || (edge === 'mixed' && below(2) === 0);
  const inside = (inner: z.ZodType, name = field, further = 0): any =>
    extremeOf(inner, extremes, name, depth + further);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return least ? undefined : inside(def['innerType']);
    case 'nullable':
      return least && edge === 'mixed' ? null : inside(def['innerType']);
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inside(def['innerType']);
    case 'pipe': {
      const out = defOf(def['out']);
      if (out.type === 'boolean') return String(!least);
      return inside(out['format'] === 'email' ? def['out'] : def['in']);
    }
    case 'lazy':
      return inside(def['getter']());
    case 'boolean':
      return !least;
    case 'null':
      return null;
    case 'literal':
      return def['values'][0];
    case 'enum': {
      const values = Object.values(def['entries']);
      return values[edge === 'mixed' ? below(values.length) : least ? 0 : values.length - 1];
    }
    case 'union': {
      const options = def['options'] as z.ZodType[];
      return inside(options[edge === 'mixed' ? below(options.length) : 0]!);
    }
    case 'number':
      return numberOf(schema, least);
    case 'array': {
      const { least: min, most: max } = rangeOf(schema);
      const length = least ? Math.max(0, min) : Math.max(1, Math.min(max, listMost[depth] ?? 1));
      const items = Array.from({ length }, () => inside(def['element'], field, 1));
      return typeof items[0] === 'string' ? [...new Set(items)] : items;
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, z.ZodType>)
          .map(([name, inner]) => [name, inside(inner, name)])
          .filter(([, value]) => value !== undefined),
      );
    case 'record':
      return Object.fromEntries(
        Array.from({ length: 3 }, () => [
          inside(def['keyType']),
          defOf(def['valueType']).type === 'unknown' ? fillers : inside(def['valueType']),
        ]),
      );
    case 'string':
      return textOf(schema, least, extremes, field);
    default:
      return undefined;
  }
}

function numberOf(schema: z.ZodType, least: boolean): number {
  const { least: min, most: max, aboveLeast, belowMost } = rangeOf(schema);
  const whole =
    defOf(schema)['format'] === 'safeint' ||
    (defOf(schema)['checks'] ?? []).some((check: { def?: { format?: string } }) => check.def?.format === 'safeint');
  if (least)
    return aboveLeast ? min + (whole ? 1 : Number.MIN_VALUE) : Number.isFinite(min) ? min : Number.MIN_SAFE_INTEGER;
  return belowMost ? max - (whole ? 1 : 0.5) : Number.isFinite(max) ? max : Number.MAX_SAFE_INTEGER;
}

function textOf(schema: z.ZodType, least: boolean, { below, idOf, dense = false }: Extremes, field: string): string {
  const def = defOf(schema);
  const days = dateBounds.get(schema);
  if (def['format'] === 'uuid') return idOf(field);
  if (def['format'] === 'date') return least ? days!.from : days!.to;
  if (def['format'] === 'datetime') return least ? `${days!.from}T00:00:00Z` : `${days!.to}T23:59:59.999999999Z`;
  if (def['format'] === 'email') return `${'x'.repeat(60)}${below(1_000_000)}@${'y'.repeat(60)}.edu`;
  const pattern = (
    (def['checks'] as { def?: { pattern?: RegExp }; _zod: { def: { pattern?: RegExp } } }[] | undefined) ?? []
  )
    .map(check => check['_zod'].def.pattern)
    .find(Boolean);
  if (pattern?.source.includes('-]{36}'))
    return `${idOf('student')}.${idOf(field === 'request' ? 'offering' : 'study_period')}`;
  if (pattern)
    return fc.sample(matching(pattern.source.replaceAll(/\\s\\0/g, '\\s\\0\\W')), {
      numRuns: 1,
      seed: below(1_000_000),
    })[0]!;
  const { least: min, most } = rangeOf(schema);
  const max = Math.min(most, 100_000);
  if (least) return 'x'.repeat(Math.max(0, min));
  // Different from every other one, so that keys do not meet.
  const begun = `${below(1_000_000)}`;
  const filler = fillers[below(fillers.length)]!;
  const room = max - begun.length;
  // What repeats is stored packed, and fits into the row of an index.
  const loose = dense
    ? lettersByChance(Math.max(0, Math.min(dense === 'whole' ? room : Math.floor(room / 2), 3000)), below)
    : '';
  const packed = filler
    .repeat(Math.ceil(max / filler.length))
    .slice(0, room - loose.length)
    .toWellFormed()
    .replaceAll('\ufffd', 'x');
  const filled = `${packed}${loose}`;
  return `${filled}${begun}`.slice(-max);
}

/** Letters that no database packs: mostly of three bytes, which is the most for each UTF-16 unit, with some of four bytes and Cyrillic ones. */
function lettersByChance(length: number, below: Extremes['below']): string {
  const letters = Array.from({ length }, () => {
    const kind = below(16);
    if (kind === 0) return String.fromCodePoint(0x0400 + below(256));
    return kind === 1 ? String.fromCodePoint(0x20000 + below(40_000)) : String.fromCodePoint(0x4e00 + below(20_000));
  }).join('');
  return letters.slice(0, length).replace(/[\ud800-\udbff]$/, 'x');
}
