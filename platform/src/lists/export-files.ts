import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { ListCall } from '../http/types.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Host } from '../service.ts';
import { byteOrderMark, cellsOf, csvLine, type Cell, type ExportColumn } from './cells.ts';
import type { ExportRow } from './export-row.ts';
type Progress = (done: number, total: number) => Promise<void>;
type Complete = ListCall['exported'];
type Exporter = (row: ExportRow, file: string, host: Host, progress: Progress, complete?: Complete) => Promise<void>;
const batch = 1000;
/** How Excel shows days and moments; the cell holds the seconds too. */
const dayFormat = 'dd.mm.yyyy';
const momentFormat = 'dd.mm.yyyy hh:mm';
/** Rows that a sheet of Excel can hold, less its header. */
const sheetRows = 1_048_575;

/** Reads the statement by a cursor, a thousand rows at a time, all from one moment, and hands them to `take`. */
async function inBatches(
  { statement, columns, codes, locale }: Pick<ExportRow, 'statement' | 'columns' | 'codes' | 'locale'>,
  host: Host,
  progress: Progress,
  complete: Complete,
  take: (lines: Cell[][]) => Promise<void> | void,
): Promise<void> {
  const cell = cellsOf(locale, host.config.timeZone);
  await inTransaction(
    host.pool,
    async db => {
      const total = (await db.query<{ count: number }>(statement.count, statement.values)).rows[0]!.count;
      await db.query(`declare exported no scroll cursor for ${statement.rows}`, statement.values);
      for (let done = 0; ;) {
        const { rows } = await db.query<Record<string, unknown>>(`fetch ${batch} from exported`);
        const full = complete && rows.length ? await complete(rows, { host, locale }) : rows;
        const cellOf = (row: Record<string, unknown>, column: ExportColumn): Cell =>
          codes ? String(row[column.name] ?? '') : cell(row[column.name], column);
        if (rows.length) await take(full.map(row => columns.map(column => cellOf(row, column))));
        done += rows.length;
        await progress(done, Math.max(total, done));
        if (rows.length < batch) break;
      }
    },
    'set transaction isolation level repeatable read read only',
  );
}

export const writeCsv: Exporter = async (row, file, host, progress, complete) => {
  const out = createWriteStream(file);
  out.write(byteOrderMark + csvLine(row.columns.map(column => column.header)));
  try {
    await inBatches(row, host, progress, complete, async lines => {
      if (!out.write(lines.map(csvLine).join(''))) await once(out, 'drain');
    });
  } finally {
    out.end();
  }
  await finished(out);
};

/** A cell of a sheet knows no time zone: it holds what the university's clock showed, and the header says which zone that is. */
function sheetCell(cell: Cell): SheetData[number][number] {
  if (cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'string') return { value: cell, type: String };
  return {
    value: new Date(cell.offset === undefined ? cell.wall : `${cell.wall}Z`),
    type: Date,
    format: cell.offset === undefined ? dayFormat : momentFormat,
  };
}

export const writeXlsx: Exporter = async ({ columns, ...row }, file, host, progress, complete) => {
  const sheet: SheetData = [];
  const timed = new Set(columns.flatMap(({ type }, at) => (type === 'time' ? at : [])));
  await inBatches({ columns, ...row }, host, progress, complete, lines => {
    if (sheet.length + lines.length > sheetRows)
      throw new Error(`More than ${sheetRows} rows do not fit into one sheet; export as csv or filter the list.`);
    for (const cells of lines) {
      cells.forEach((cell, at) => typeof cell === 'object' && cell.offset !== undefined && timed.add(at));
      sheet.push(cells.map(sheetCell));
    }
  });
  const titles = columns.map(({ header }, at) => ({
    value: timed.has(at) ? `${header} (${host.config.timeZone})` : header,
    type: String,
    fontWeight: 'bold' as const,
  }));
  await writeExcelFile([titles, ...sheet], { stickyRowsCount: 1 }).toFile(file);
};
