import fc from 'fast-check';

const made = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern. Making their generator takes up to seconds, in which a portal of the same process answers nobody: it is made once. */
export function matching(pattern: string, maxLength?: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`;
  const known = made.get(key) ?? fc.stringMatching(new RegExp(pattern), maxLength === undefined ? {} : { maxLength });
  made.set(key, known);
  return known;
}
