import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { readCsv, type LineFault } from '@portal/platform/imports/csv.ts';

/** What a file says, and every line that is wrong. Lines count from 1, the header is line 1. */
export interface TableFile<L> {
  lines: (L & { line: number })[];
  errors: LineFault[];
}

/** A kind of file that the office brings. */
export interface TableKind<C extends string, L> {
  columns: readonly C[];
  /** Columns that no file of the kind may lack. */
  required: readonly C[];
  /** One line; a column that the file lacks is an empty text. */
  read: (cells: Readonly<Record<C, string>>) => L | Rejection;
  /** What a file says once only, and the refusal of a line that says it again. */
  key: (line: L) => string;
  twice: (line: L, first: number) => Rejection;
}

/** Reads the text of a CSV file (imports/csv.ts): columns in any order, others besides. */
export function readTable<C extends string, L extends object>(
  text: string,
  { columns, required, read, key, twice }: TableKind<C, L>,
): TableFile<L> {
  const table = readCsv(text);
  if ('rejection' in table) return { lines: [], errors: [table] };
  const { header, rows } = table;
  const missing = header.length > 0 ? required.filter(name => !header.includes(name)) : [];
  if (missing.length > 0)
    return {
      lines: [],
      errors: [{ line: 1, rejection: reject('platform.import_column_missing', { columns: missing.join(', ') }) }],
    };
  const file: TableFile<L> = { lines: [], errors: [] };
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const said = read(
      Object.fromEntries(columns.map(name => [name, cells[header.indexOf(name)] ?? ''])) as Record<C, string>,
    );
    const first = isRejection(said) ? undefined : seen.get(key(said));
    const rejection = isRejection(said) ? said : first === undefined ? null : twice(said, first);
    if (rejection) file.errors.push({ line, rejection });
    else {
      seen.set(key(said as L), line);
      file.lines.push({ ...(said as L), line });
    }
  }
  return file;
}

/** A number that is not negative, as people write it: `1 500,50`. Null for an empty text, NaN for any other. */
export function readNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
