/**
 * A list's tables without the LEFT JOINs that nothing in `texts` (conditions, order, key) asks for. A row is named by its key, so such a join only looks
 * things up and neither adds nor takes rows; the database leaves it out itself, but plans it each time and reads its columns for nothing. Tables that are
 * made by a subquery stay as they are.
 */
export function withoutUnusedJoins(from: string, texts: readonly string[]): string {
  if (/\bselect\b/i.test(from)) return from;
  const [base = '', ...joins] = from.split(/\s+(?=(?:(?:left|cross|inner)\s+)?join\s)/i).reduce<string[]>(rejoined, []);
  const kept: string[] = [];
  for (const join of joins.toReversed()) {
    const [, alias, condition] = /^left\s+join\s+[\w.]+\s+(?:as\s+)?(\w+)\s+on\s+(.*)$/is.exec(join) ?? [];
    if (alias === undefined || condition === undefined || [...texts, ...kept].some(text => refersTo(text, alias)))
      kept.unshift(join);
  }
  return [base, ...kept].join('\n');
}

/** The split leaves "LEFT" and "JOIN …" apart: one join again. */
const rejoined = (parts: string[], part: string): string[] =>
  /^(left|cross|inner)$/i.test(parts.at(-1) ?? '')
    ? [...parts.slice(0, -1), `${parts.at(-1)} ${part}`]
    : [...parts, part];
const refersTo = (text: string, alias: string): boolean => new RegExp(`(?<![\\w.])${alias}\\.`).test(text);
