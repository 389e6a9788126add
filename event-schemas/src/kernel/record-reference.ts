import type { Localized } from './localized.ts';

/**
 * What uses records of a kind: rows of a published view. `column` holds the record's `field` (its uid by default);
 * with `path` the column is JSON
 * and the value stands at that JSON path (`$[*]` in a list). `name` in the plural.
 */
export interface RecordReference<Field extends string = string> {
  view: `${string}.${string}_public`;
  column: string;
  field?: Field;
  path?: string;
  name: Localized;
  /** The column by which such a record is called: a few of them are named. */
  title?: string;
}
