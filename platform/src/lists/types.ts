import type { Locale } from '@portal/event-schemas/kernel/locales.ts';

/** One condition on one column. `any`: one of the values; an empty value among them asks for rows that have none. */
export interface Filter {
  column: string;
  op: 'any' | 'from' | 'to' | 'contains';
  values: readonly (string | number | boolean | null)[];
}
/** What is asked of a list, whichever dialect it came in. */
export interface ListRequest {
  dialect: 'page' | 'rest';
  filters: readonly Filter[];
  words: readonly string[];
  /** `language`: by the name in this language; without it, in the reader's. */
  sort: readonly [column: string, order: 'ASC' | 'DESC', language?: Locale];
  offset: number;
  limit: number;
  /** The list's own query parameters. */
  own: Record<string, unknown>;
  /** `codes`: a CSV file that the import of the records reads again. */
  export: 'csv' | 'xlsx' | 'codes' | null;
}
