import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { CsvError, parse } from 'csv-parse/sync';

export interface LineError {
  line: number;
  rejection: Rejection;
}
/** What a file says, and every line that is wrong. Lines count from 1, the header is line 1. */
export interface TableFile<L> {
  lines: (L & { line: number })[];
  errors: LineError[];
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

/** Reads the text of a CSV file in UTF-8: comma, semicolon or tab, columns in any order, names in any case. */
export function readTable<C extends string, L extends object>(text: string, kind: TableKind<C, L>): TableFile<L> {
  const undecoded = text.indexOf('\uFFFD');
  if (undecoded >= 0)
    return broken(text.slice(0, undecoded).split('\n').length, reject('registration.import_encoding'));
  try {
    return readRows(text, kind);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as unknown as { lines?: number }).lines ?? 1;
    return broken(line, reject('registration.import_unreadable', { line }));
  }
}
const broken = (line: number, rejection: Rejection): TableFile<never> => ({ lines: [], errors: [{ line, rejection }] });

type Row = { record: Partial<Record<string, string>>; info: { lines: number } };

function readRows<C extends string, L extends object>(
  text: string,
  { columns, required, read, key, twice }: TableKind<C, L>,
): TableFile<L> {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = [';', '\t', ','].find(sign => firstLine.includes(sign)) ?? ',';
  const header: string[] = [];
  const rows = parse(text, {
    columns: (names: string[]) => {
      header.push(...names.map(name => name.trim().toLowerCase()));
      return header;
    },
    bom: true,
    delimiter,
    trim: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as unknown as Row[];
  const missing = header.length ? required.filter(name => !header.includes(name)) : [];
  if (missing.length) return broken(1, reject('registration.import_missing_columns', { columns: missing.join(', ') }));

  const file: TableFile<L> = { lines: [], errors: [] };
  const seen = new Map<string, number>();
  for (const {
    record,
    info: { lines: line },
  } of rows) {
    const said = read(Object.fromEntries(columns.map(name => [name, record[name] ?? ''])) as Record<C, string>);
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
