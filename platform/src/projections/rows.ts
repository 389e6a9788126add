import type { Sql } from './types.ts';

/** A table as the batch writer sees it: columns with their SQL types, in order, the key first. */
export interface Table {
  name: string;
  key: readonly string[];
  columns: Readonly<Record<string, string>>;
}

const recordset = (table: Table, only: readonly string[]) => only.map(column => `"${column}" ${table.columns[column]}`).join(', ');
const list = (columns: readonly string[]) => columns.map(column => `"${column}"`).join(', ');

/** Writes many rows with one statement: new ones are inserted, known ones replaced. A key stands at most once in `rows`. */
export async function putRows(db: Sql, table: Table, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(table.columns);
  const rest = columns.filter(column => !table.key.includes(column));
  const change = rest.length > 0 ? `DO UPDATE SET ${rest.map(column => `"${column}" = excluded."${column}"`).join(', ')}` : 'DO NOTHING';
  await db.query(
    `INSERT INTO ${table.name} (${list(columns)}) SELECT ${list(columns)} FROM jsonb_to_recordset($1::jsonb) AS new(${recordset(table, columns)})
     ON CONFLICT (${list(table.key)}) ${change}`,
    [JSON.stringify(rows)],
  );
}

/** Deletes many rows by key with one statement. */
export async function dropRows(db: Sql, table: Table, keys: readonly object[]): Promise<void> {
  if (keys.length === 0) return;
  await db.query(
    `DELETE FROM ${table.name} old USING jsonb_to_recordset($1::jsonb) AS gone(${recordset(table, table.key)})
     WHERE ${table.key.map(column => `old."${column}" = gone."${column}"`).join(' AND ')}`,
    [JSON.stringify(keys)],
  );
}

/** Reads many rows by a part of the key with one statement; arrays and numbers come as JSON has them, times as ISO texts. */
export async function takeRows<R>(db: Sql, table: Table, by: readonly string[], keys: readonly object[]): Promise<R[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<{ row: R }>(
    `SELECT to_jsonb(old) AS row FROM jsonb_to_recordset($1::jsonb) AS wanted(${recordset(table, by)})
     JOIN ${table.name} old ON ${by.map(column => `old."${column}" = wanted."${column}"`).join(' AND ')}`,
    [JSON.stringify(keys)],
  );
  return rows.map(each => each.row);
}

/** `CREATE TABLE` of a table, so that its columns stand in one place. `constraints`: by column, for example `NOT NULL`. */
export const ddl = (table: Table, constraints: Readonly<Record<string, string>> = {}): string =>
  `CREATE TABLE IF NOT EXISTS ${table.name} (
${Object.entries(table.columns).map(([column, type]) => `  "${column}" ${type}${constraints[column] ? ` ${constraints[column]}` : ''}`).join(',\n')},
  PRIMARY KEY (${list(table.key)})
);`;
