import type { FieldValue, FormValues } from './property.ts';

const same = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields whose value is another one. */
export const changedFields = (before: FormValues, after: FormValues): string[] =>
  Object.keys({ ...before, ...after }).filter(code => !same(before[code], after[code]));

/**
 * Two windows have changed one form since `base`: what only one of them changed comes from that one. `conflicts`:
 * fields that both changed, each to something else; they stay as they are here (`mine`), until somebody decides.
 */
export function mergeForms(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; conflicts: string[] } {
  const here = new Set(changedFields(base, mine));
  const there = changedFields(base, theirs);
  return {
    values: {
      ...mine,
      ...Object.fromEntries(there.filter(code => !here.has(code)).map(code => [code, theirs[code] ?? null])),
    },
    conflicts: there.filter(code => here.has(code) && !same(mine[code], theirs[code])),
  };
}

/** Fields that somebody else has changed since they were seen: a save that says what it saw is refused for these. */
export const changedSince = (seen: FormValues, kept: FormValues, sent: FormValues): string[] =>
  Object.keys(seen).filter(code => !same(seen[code], kept[code]) && !same(sent[code], kept[code]));
