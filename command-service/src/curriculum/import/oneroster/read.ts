import { CsvError } from 'csv-parse';
import { quoted } from '@portal/platform/imports/refusal.ts';
import { Faults } from '../faults.ts';
import { changedRows } from './kept-rows.ts';
import { linesOf, readTable, type ReadTable } from './read-table.ts';
import { checkRoster } from './references.ts';
import { openSource, type RosterSource } from './source.ts';
import { limits, type Roster, type Row, type Rows, type TableName, tableNames } from './tables.ts';

/** What the manifest says of each file: `bulk` without one. */
type Modes = ReadonlyMap<TableName, 'bulk' | 'delta' | 'absent'>;

/**
 * Reads and checks a folder or a zip file with a OneRoster 1.1 or 1.2 CSV set: orgs, academicSessions, courses, classes, users and
 * enrollments; with a manifest, only as much as it announces may be there. Where it announces changes (`delta`), `kept` are the rows that they change.
 * @throws {ImportRefused} with file, line and reason of everything that is wrong; nothing is taken in from a set with a fault.
 */
export async function readRoster(path: string, kept: Rows | null = null): Promise<Roster> {
  const source = await openSource(path);
  const faults = new Faults();
  const modes = await readManifest(source, faults);
  const changed = tableNames.filter(table => modes.get(table) === 'delta');
  const before = changed.length > 0 ? kept : null;
  if (changed.length > 0 && !before) {
    faults.add(
      'manifest.csv',
      0,
      'delta',
      `announces changes alone (delta) of ${changed.join(', ')}, and the portal has no whole set that they would change: bring one as bulk first`,
    );
  }
  faults.refuse();
  const read = {} as Record<TableName, ReadTable<TableName>>;
  for (const table of tableNames) {
    const file = `${table}.csv`;
    const content = modes.get(table) === 'absent' ? null : await source.open(file);
    if (content) read[table] = await readTable(file, table, content, faults);
    else if (before) read[table] = { rows: [], gone: [], ids: new Set(), whole: true, notes: [] };
    else {
      read[table] = { rows: [], gone: [], ids: new Set(), whole: false, notes: [] };
      if (modes.get(table) === 'absent')
        faults.add('manifest.csv', 0, 'missing files', `announces that ${file} is absent; it is needed`);
      else faults.add(file, 0, 'missing files', 'the file is missing');
    }
  }
  const rowsOf = (which: 'rows' | 'gone'): Rows =>
    Object.fromEntries(tableNames.map(table => [table, read[table][which]])) as unknown as Rows;
  if (before) {
    for (const table of tableNames.filter(one => modes.get(one) !== 'bulk')) {
      const merged = changedRows(before[table] as readonly Row<TableName>[], read[table].rows, read[table].gone);
      read[table] = {
        ...read[table],
        rows: merged,
        ids: new Set([...read[table].ids, ...merged.map(row => row.sourcedId)]),
      };
    }
  }
  const roster: Roster = {
    ...rowsOf('rows'),
    gone: rowsOf('gone'),
    notes: tableNames.flatMap(table => read[table].notes),
    before,
  };
  checkRoster(roster, read, faults);
  faults.refuse();
  return roster;
}

/** `manifest.csv` may be left out; where it is, its version must be one that is read here. */
async function readManifest(source: RosterSource, faults: Faults): Promise<Modes> {
  const file = 'manifest.csv';
  const content = await source.open(file);
  const modes = new Map<TableName, 'bulk' | 'delta' | 'absent'>();
  if (!content) return modes;
  if (content.length > limits.record) {
    faults.add(file, 0, 'manifest', 'is no manifest');
    return modes;
  }
  try {
    for await (const {
      record: [name = '', given = ''],
      line,
    } of linesOf(content)) {
      const value = given.trim().toLowerCase();
      const table = tableNames.find(one => `file.${one}`.toLowerCase() === name.trim().toLowerCase());
      if (name.trim() === 'oneroster.version' && !['1.0', '1.1', '1.2'].includes(value))
        faults.add(file, line, 'manifest', `OneRoster version ${quoted(given.trim())}; 1.1 and 1.2 are read`);
      if (!table) continue;
      if (value === 'bulk' || value === 'delta' || value === 'absent') modes.set(table, value);
      else
        faults.add(
          file,
          line,
          'manifest',
          `${name.trim()} says ${quoted(given.trim())}; it says bulk, delta or absent`,
        );
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(file, Number(error['lines'] ?? 0), 'manifest', error.message);
  }
  return modes;
}
