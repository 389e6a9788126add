import type { AnyWords } from './entity/words.ts';

/** What the audit calls things, by dotted paths: `field.name`, `code.status.open`, `kind.study_card`. */
interface Tree {
  readonly [key: string]: string | Tree;
}

/** One tree of those of several modules. Throws when two of them call the same thing differently. */
export function wordsTogether<T extends object>(parts: readonly object[], place = ''): T {
  const all: Record<string, string | Tree> = {};
  for (const [key, value] of (parts as readonly Tree[]).flatMap(part => Object.entries(part))) {
    const known = all[key];
    if (typeof known === 'object' && typeof value === 'object')
      all[key] = wordsTogether([known, value], `${place}${key}.`);
    else if (known !== undefined && known !== value)
      throw new Error(`Two modules call ${place}${key} differently: ${String(known)}, ${String(value)}`);
    else all[key] = value;
  }
  return all as T;
}

/** The words of all modules in one language: each `event-schemas/src/<module>/recorded/<language>.ts` brings some of them. */
export interface RecordedWords {
  /** Of parts of states and of events. */
  field: Readonly<Record<string, string>>;
  /** Of codes, by the part where they stand. */
  code: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of kinds of records, by the name of their stream. */
  kind: Readonly<Record<string, string>>;
  value: Readonly<Record<'yes' | 'no' | 'none', string>>;
}

/**
 * The words with what entities are called (`<module>/words/<language>.ts`): their kinds, fields and codes. What the
 * words have already stays: a field of several kinds is called as all of them can be.
 */
export function withEntities(words: RecordedWords, entities: readonly AnyWords[]): RecordedWords {
  const all = entities.flatMap(module => Object.entries(module));
  const codes: Record<string, Readonly<Record<string, string>>> = { ...words.code };
  for (const [, { codes: own = {}, states, fields }] of all)
    for (const [field, names] of Object.entries({ ...own, ...(states && fields['state'] ? { state: states } : {}) }))
      codes[field] = { ...names, ...codes[field] };
  return {
    ...words,
    kind: {
      ...Object.fromEntries(all.map(([kind, { one }]) => [kind, one[0]!.toUpperCase() + one.slice(1)])),
      ...words.kind,
    },
    field: { ...Object.assign({}, ...all.map(([, { fields }]) => fields)), ...words.field },
    code: codes,
  };
}
