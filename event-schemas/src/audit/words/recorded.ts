import { wordDifferences } from './differences.ts';
import { idsOfName, type Language, type Names, type FormatValue } from './language.ts';
import { isName, isObject } from './format-value.ts';

/** One part of what an event brought: `path` as recorded, `label` and `text` in words. */
export interface RecordedPart {
  path: string;
  value: unknown;
  label: string;
  text: string;
}

/** Codes of what a form and a route are made of; what people call these stands beside them. */
const inner: ReadonlySet<string> = new Set(['step', 'waypoint', 'places']);

/** Of a thing its code and name, of a list each of its entries; undefined for what has no short form, and for ids that nobody has a name for. */
function shortOf(value: unknown, names: Names): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const entries = value.map(one => shortOf(one, names)).filter(one => one !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value === 'string') {
    const ids = idsOfName(value);
    return ids.length > 0 && !ids.some(id => names.has(id)) ? undefined : value;
  }
  if (!isObject(value) || isName(value)) return value;
  const { code, name, names: own, section, uid } = value;
  const called = name ?? own ?? section;
  return code === undefined && called === undefined ? shortOf(uid ?? null, names) : { code, name: called };
}

/** What an event brought, in words: of a change the fields that changed, also those that were emptied, else everything that has a short form; without ids that tell a reader nothing. */
export function recordedParts(data: unknown, language: Language, names: Names, say: FormatValue): RecordedPart[] {
  if (!isObject(data)) return [];
  const changed = isObject(data['changes']);
  const changes = isObject(data['changes']) ? data['changes'] : data;
  return Object.entries(changes).flatMap(([path, value]) => {
    if (inner.has(path) || `${path}_name` in changes) return [];
    const short = shortOf(value, names) ?? (changed ? value : undefined);
    const [worded] = short === undefined ? [] : wordDifferences([{ path, then: null, now: short }], language, names, say);
    return worded ? [{ path, value, label: worded.label, text: worded.now }] : [];
  });
}
