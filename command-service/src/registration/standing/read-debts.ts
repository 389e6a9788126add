import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { DebtKind } from './registration-standing.ts';

/** Columns of a file of debts. `kind`: financial, library, fine, certificate; `amount` and `note` may be left out, a certificate needs `valid_until`. */
export const debtColumns = ['code', 'kind', 'amount', 'note', 'valid_until'] as const;
const maxNote = 1000;
const kinds: readonly string[] = ['financial', 'library', 'fine'];

export type DebtLine = { line: number; code: string } & ({ kind: DebtKind; amount: number | null; note: string } | { kind: 'certificate'; valid_until: string });
export interface LineError { line: number; rejection: Rejection }
export interface DebtFile { lines: DebtLine[]; errors: LineError[] }

type Row = { record: Partial<Record<string, string>>; info: { lines: number } };

/** Reads the text of a CSV file (comma, semicolon or tab; the header is line 1): what it says, and every line that is wrong. */
export function readDebts(text: string): DebtFile {
  try {
    const header = text.split(/\r?\n/, 1)[0] ?? '';
    const delimiter = [';', '\t', ','].find(sign => header.includes(sign)) ?? ',';
    const rows = parse(text, {
      columns: (names: string[]) => names.map(name => name.trim().toLowerCase()), bom: true, delimiter, trim: true, info: true, skip_empty_lines: true, relax_column_count: true,
    }) as unknown as Row[];
    return readRows(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as unknown as { lines?: number }).lines ?? 1;
    return { lines: [], errors: [{ line, rejection: reject('registration.import_unreadable', { line }) }] };
  }
}

function readRows(rows: readonly Row[]): DebtFile {
  const file: DebtFile = { lines: [], errors: [] };
  const seen = new Map<string, number>();
  for (const { record, info: { lines: line } } of rows) {
    const read = readLine(line, record);
    if ('rejection' in read) {
      file.errors.push(read);
      continue;
    }
    const key = `${read.code}\n${read.kind}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
      file.lines.push(read);
    } else file.errors.push({ line, rejection: reject('registration.import_twice', { code: read.code, first }) });
  }
  return file;
}

function readLine(line: number, { code = '', kind = '', amount = '', note = '', valid_until = '' }: Row['record']): DebtLine | LineError {
  const wrong = (reason: string, params: Record<string, unknown>): LineError => ({ line, rejection: reject(`registration.${reason}`, params) });
  if (!code) return wrong('import_unknown_student', { code });
  if (kind.toLowerCase() === 'certificate') return isDate(valid_until) ? { line, code, kind: 'certificate', valid_until } : wrong('import_bad_date', { date: valid_until });
  if (!kinds.includes(kind.toLowerCase())) return wrong('import_unknown_kind', { kind });
  const sum = amount === '' ? null : /^\d+([.,]\d+)?$/.test(amount.replaceAll(/[\s\u00a0]/g, '')) ? Number(amount.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')) : Number.NaN;
  if (sum !== null && !Number.isFinite(sum)) return wrong('import_bad_amount', { amount });
  if (note.length > maxNote) return wrong('import_note_too_long', { max: maxNote });
  return { line, code, kind: kind.toLowerCase() as DebtKind, amount: sum, note };
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
