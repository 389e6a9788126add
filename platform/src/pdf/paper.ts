/**
 * An official paper, plain data: A4, its table's head on every page, page numbers, mostly a code by which it is checked. `{page}`
 * and `{pages}` stand in `pages`. Texts are in the language of the paper already.
 */
export interface Paper {
  title: string;
  /** Lines over the title: the university. */
  over: readonly string[];
  /** Lines below it, in the same measure. */
  under: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  table: {
    heads: readonly string[];
    /** Of the columns in points; null: it takes what is left. */
    widths: readonly (number | null)[];
    /** Columns of numbers, which stand in the middle. */
    centred: readonly number[];
    rows: readonly (readonly string[])[];
  };
  sums: readonly string[];
  signatures: readonly { role: string; name: string; signed: string }[];
  /** How it is checked; a working copy is not. */
  check?: { text: string; address: string };
  /** At the foot of every page, on the left. */
  foot: string;
  pages: string;
}
