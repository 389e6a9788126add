import type { Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { LineFault } from '@portal/platform/imports/csv.ts';

/** A CSV file that the office brings, held against what the portal knows. It is taken in whole or not at all; the same file again changes nothing. */
export interface OfficeFile<Counts extends object> {
  columns: readonly string[];
  lines: number;
  /** Every wrong line, the first first. */
  errors: readonly LineFault[];
  /** Only without errors. `done`: lines that have been carried out. */
  carryOut: (send: Send, done?: (lines: number) => void) => Promise<Counts>;
}

export const inOrder = (errors: readonly LineFault[]): LineFault[] =>
  errors.toSorted((one, other) => one.line - other.line);

/** Lines written at a time: enough to fill the log's group commits. */
const atOnce = 256;

export async function inTurn<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  done: (items: number) => void = () => undefined,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    await Promise.all(items.slice(from, from + atOnce).map(act));
    done(Math.min(from + atOnce, items.length));
  }
}

/** Uids of those things of the catalogue that have one of the codes, by code. */
export async function uidsByCode(
  host: Host,
  entities: 'students' | 'disciplines' | 'study_periods',
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await host.pool.query<{ uid: string; code: string }>(
    `select uid, code from curriculum.${entities}_public where code = any($1)`,
    [[...new Set(codes)]],
  );
  return new Map(rows.map(row => [row.code, row.uid]));
}
