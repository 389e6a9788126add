import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { quoted } from '@portal/platform/imports/refusal.ts';
import type { Faults } from '../faults.ts';
import { columnsOf, limits, slashed, tables, type Row, type TableName } from './tables.ts';

/** `whole`: the file could be read to its end. `ids`: of all its rows that hold, at fault or not. */
export interface ReadTable<T extends TableName> {
  rows: Row<T>[];
  gone: Row<T>[];
  ids: ReadonlySet<string>;
  whole: boolean;
  notes: string[];
}

/** Comma, semicolon or tab: what the first line is parted by. */
export const delimiterOf = (start: string): string => {
  const line = start.split(/\r?\n/, 1)[0] ?? '';
  return [';', '\t', ','].find(sign => line.includes(sign)) ?? ',';
};

/** The parsed lines of a file with a byte order mark or without. @throws {CsvError} */
export async function* linesOf(content: Buffer): AsyncGenerator<{ record: string[]; line: number }> {
  const parser = Readable.from(pieces(content)).pipe(
    parse({
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: limits.record,
      delimiter: delimiterOf(content.toString('utf8', 0, limits.record)),
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
    yield { record, line: info.lines };
}
function* pieces(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += 65_536) yield content.subarray(from, from + 65_536);
}

/** Reads one file; whatever is wrong goes to `faults` and the next row is looked at. */
export async function readTable<T extends TableName>(
  file: string,
  table: T,
  content: Buffer,
  faults: Faults,
): Promise<ReadTable<T>> {
  const read: ReadTable<T> & { ids: Set<string> } = { rows: [], gone: [], ids: new Set(), whole: false, notes: [] };
  const lines = new Map<string, number>();
  const wanted = columnsOf(table);
  /** First line with a date of each form. */
  const forms = new Map<'2026-09-01' | 'month/day/year', number>();
  let names: string[] | undefined;
  try {
    for await (const { record, line } of linesOf(content)) {
      if (!names) {
        names = record.map(name => name.trim());
        if (!checkHeader(file, table, names, faults)) return read;
        continue;
      }
      if (record.length !== names.length) {
        faults.add(file, line, 'rows of another length', `has ${record.length} cells; the header has ${names.length}`);
        continue;
      }
      const given: Record<string, string> = {};
      for (const [index, name] of names.entries()) {
        if (!wanted.includes(name)) continue;
        if (given[name] !== undefined && given[name] !== record[index])
          faults.add(
            file,
            line,
            'columns here twice',
            `column ${quoted(name)} is here twice and says ${quoted(given[name])} and ${quoted(record[index]!)}`,
          );
        given[name] = record[index]!;
      }
      if (/[^\P{Cc}\t\r\n]|\ufffd/u.test(Object.values(given).join('')))
        faults.add(file, line, 'text that is none', 'holds characters that are not text');
      const parsed = tables[table].safeParse(given);
      const sourcedId = (given['sourcedId'] ?? '').trim();
      if (sourcedId && lines.has(sourcedId))
        faults.add(
          file,
          line,
          'ids here twice',
          `sourcedId ${sourcedId} is here twice (first on line ${lines.get(sourcedId)})`,
        );
      else if (sourcedId) lines.set(sourcedId, line);
      if (lines.size > limits.rows) {
        faults.add(file, line, 'too many rows', `more than ${limits.rows} rows`);
        return read;
      }
      const holds = !/^(tobedeleted|inactive)$/i.test((given['status'] ?? '').trim());
      if (holds && sourcedId) read.ids.add(sourcedId);
      for (const name of ['startDate', 'endDate']) {
        const form = slashed.test((given[name] ?? '').trim()) ? 'month/day/year' : '2026-09-01';
        if (given[name] && !forms.has(form)) forms.set(form, line);
      }
      if (parsed.success) (holds ? read.rows : read.gone).push({ ...parsed.data, line } as unknown as Row<T>);
      for (const issue of parsed.error?.issues ?? []) {
        const column = String(issue.path[0]);
        faults.add(file, line, column, `${column}${given[column] ? ` ${quoted(given[column])}` : ''} ${issue.message}`);
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(file, Number(error['lines'] ?? 0), 'unreadable CSV', error.message);
    return read;
  }
  if (!names) {
    faults.add(file, 0, 'empty files', 'the file is empty');
    return read;
  }
  if (forms.size > 1)
    faults.add(
      file,
      Math.max(...forms.values()),
      'dates of two forms',
      `has dates as ${[...forms].map(([form, line]) => `${form} (line ${line})`).join(' and ')}; a file has one form`,
    );
  else if (forms.has('month/day/year')) read.notes.push(`${file}: dates are read as month/day/year`);
  return { ...read, whole: true };
}

function checkHeader(file: string, table: TableName, names: readonly string[], faults: Faults): boolean {
  const needed = columnsOf(table).filter(
    name => !names.includes(name) && tables[table].safeParse({}).error?.issues.some(issue => issue.path[0] === name),
  );
  for (const name of needed) faults.add(file, 1, 'missing columns', `column ${name} is missing`);
  return needed.length === 0;
}
