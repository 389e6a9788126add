import type { Sql } from '../projections/types.ts';

const preparedMax = 400;
const names = new Map<string, string>();
/**
 * A statement that is put together per call and recurs, which a connection keeps with its plan: planning many tables
 * takes longer than reading a page of them. So many texts at most; later ones are planned each time.
 */
export function prepared(text: string, values: unknown[]): { name?: string; text: string; values: unknown[] } {
  const known = names.get(text) ?? (names.size < preparedMax ? `list_${names.size}` : undefined);
  if (known !== undefined) names.set(text, known);
  return known === undefined ? { text, values } : { name: known, text, values };
}

/** What node-postgres takes besides a text. */
interface Preparing {
  query<R>(statement: {
    name?: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: R[]; rowCount: number | null }>;
}

/** Asks such a statement. */
export const queryPrepared = <R>(db: Sql, text: string, values: unknown[]) =>
  (db as unknown as Preparing).query<R>(prepared(text, values));
