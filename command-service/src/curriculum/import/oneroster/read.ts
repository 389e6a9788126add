import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { ImportRefused, shown } from '@portal/platform/imports/refusal.ts';
import { checkRoster } from './references.ts';
import { limits, type Roster, type Row, type TableName, tableNames, tables } from './tables.ts';

/**
 * Reads and checks a folder with the files of a OneRoster 1.2 CSV set: orgs, academicSessions, courses, classes, users and
 * enrollments; with a manifest, only as much as it announces may be there.
 * @throws {ImportRefused} with file, line and reason; nothing is taken in from a set with a fault.
 */
export async function readRoster(folder: string): Promise<Roster> {
  const about = await stat(folder).catch(() => null);
  if (!about?.isDirectory()) throw new ImportRefused(basename(folder), 0, 'there is no such folder');
  await checkManifest(folder);
  const entries: [TableName, readonly Row<TableName>[]][] = [];
  for (const table of tableNames) entries.push([table, await readTable(folder, table)]);
  const roster = Object.fromEntries(entries) as unknown as Roster;
  checkRoster(roster);
  return roster;
}

async function readTable(folder: string, table: TableName): Promise<readonly Row<TableName>[]> {
  const file = `${table}.csv`;
  const about = await stat(join(folder, file)).catch(() => null);
  if (!about?.isFile()) throw new ImportRefused(file, 0, 'the file is missing');
  if (about.size > limits.bytes) throw new ImportRefused(file, 0, `${about.size} bytes; at most ${limits.bytes} are read`);
  const schema = tables[table];
  const rows: Row<TableName>[] = [];
  const lines = new Map<string, number>();
  let header: readonly string[] = [];
  const parser = createReadStream(join(folder, file)).pipe(parse({
    bom: true, info: true, skip_empty_lines: true, max_record_size: limits.record,
    columns: found => (header = checkHeader(file, table, found)) as string[],
  }));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
      const line = info.lines;
      const given = Object.fromEntries(header.filter(name => name in schema.shape).map(name => [name, record[name]]));
      const parsed = schema.safeParse(given);
      if (!parsed.success) {
        const issue = parsed.error.issues[0]!;
        const column = String(issue.path[0]);
        throw new ImportRefused(file, line, `${column}${record[column] ? ` ${shown(record[column])}` : ''} ${issue.message}`);
      }
      if (/[^\P{Cc}\t\r\n]|\ufffd/u.test(Object.values(given).join(''))) throw new ImportRefused(file, line, 'holds characters that are not text');
      const { sourcedId, status } = parsed.data;
      if (lines.has(sourcedId)) throw new ImportRefused(file, line, `sourcedId ${sourcedId} is here twice (first on line ${lines.get(sourcedId)})`);
      lines.set(sourcedId, line);
      if (lines.size > limits.rows) throw new ImportRefused(file, line, `more than ${limits.rows} rows`);
      if (status !== 'tobedeleted') rows.push({ ...parsed.data, line });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportRefused(file, Number(error['lines'] ?? 0), error.message);
  }
  if (header.length === 0) throw new ImportRefused(file, 0, 'the file is empty');
  return rows;
}

function checkHeader(file: string, table: TableName, found: readonly string[]): readonly string[] {
  const names = found.map(name => name.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportRefused(file, 1, `column ${shown(twice)} is here twice`);
  const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = tables[table].shape;
  const absent = Object.keys(shape).find(name => !names.includes(name) && !shape[name]!.safeParse(undefined).success);
  if (absent !== undefined) throw new ImportRefused(file, 1, `column ${absent} is missing`);
  return names;
}

/** `manifest.csv` may be left out; where it is, its version must be one that is read here and its files may not be absent. */
async function checkManifest(folder: string): Promise<void> {
  const file = 'manifest.csv';
  const about = await stat(join(folder, file)).catch(() => null);
  if (!about) return;
  if (!about.isFile() || about.size > limits.record) throw new ImportRefused(file, 0, 'is no manifest');
  const properties = new Map((await readFile(join(folder, file), 'utf8')).replace(/^\ufeff/, '').split(/\r?\n/).map(line => line.split(',').map(cell => cell.trim().replace(/^"(.*)"$/, '$1')) as [string, string]));
  const version = properties.get('oneroster.version');
  if (version !== undefined && !['1.1', '1.2'].includes(version)) throw new ImportRefused(file, 0, `OneRoster version ${shown(version)}; 1.1 and 1.2 are read`);
  const absent = tableNames.find(table => properties.get(`file.${table}`) === 'absent');
  if (absent !== undefined) throw new ImportRefused(file, 0, `announces that ${absent}.csv is absent; it is needed`);
}
