import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { looksLikeFormula } from '../lists/cells.ts';

/** The text of a CSV file: names of its columns in small letters, and lines by their number (the header is line 1). */
export interface CsvTable {
  header: string[];
  rows: { line: number; cells: string[] }[];
}
export interface LineFault {
  line: number;
  rejection: Rejection;
}

/** Comma, semicolon or tab: what the first line is parted by. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.split(/\r?\n/, 1);
  return [';', '\t', ','].find(sign => line.includes(sign)) ?? ',';
};
const lineBreak = /\r\n|\r|\n/g;

/**
 * Reads a CSV file as programs for tables write it: UTF-8 with or without a byte order mark, any of three delimiters,
 * empty lines left out. An apostrophe before what looks like a formula (lists/cells.ts) is taken away. Whatever else
 * is wrong with the text is answered with its line.
 */
export function readCsv(text: string): CsvTable | LineFault {
  const undecoded = text.indexOf('\uFFFD');
  if (undecoded >= 0)
    return { line: text.slice(0, undecoded).split(lineBreak).length, rejection: reject('platform.import_encoding') };
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const lines = records.map(({ record, info }) => ({
      line: info.lines - record.join('').split(lineBreak).length + 1,
      cells: record.map(cell => plain(cell).trim()),
    }));
    const [first, ...rows] = lines;
    return {
      header: (first?.cells ?? []).map(name => name.toLowerCase()),
      rows: rows.filter(({ cells }) => cells.some(Boolean)),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as unknown as { lines?: number }).lines ?? 1;
    return { line, rejection: reject('platform.import_unreadable', { line }) };
  }
}
const plain = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
