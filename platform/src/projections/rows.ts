import { preparedOverRows } from './prepared.ts';
import type { Sql } from './types.ts';

/** A table as the batch writer sees it: columns with their SQL types, in order, the key first. */
export interface Table {
  name: string;
  key: readonly string[];
  columns: Readonly<Record<string, string>>;
}
/**
 * What becomes of a table's rows: `put` are inserted or replace those of their key, `gone` are deleted by key, `add`
 * move numbers of rows that are there by differences.
 */
export interface Change {
  table: Table;
  put?: readonly object[];
  gone?: readonly object[];
  add?: readonly object[];
}

const recordset = (table: Table, only: readonly string[]) =>
  only.map(column => `"${column}" ${table.columns[column]}`).join(', ');
const list = (columns: readonly string[]) => columns.map(column => `"${column}"`).join(', ');
const restOf = ({ columns, key }: Table): string[] => Object.keys(columns).filter(column => !key.includes(column));
const onKey = ({ key }: Table, [left, right]: readonly [string, string]) =>
  key.map(column => `${left}."${column}" = ${right}."${column}"`).join(' AND ');

/** The statements of a change, each with the rows that it takes as JSON. */
function statements({
  table,
  put = [],
  gone = [],
  add = [],
}: Change): { text: (rows: string) => string; rows: readonly object[] }[] {
  const columns = Object.keys(table.columns);
  const rest = restOf(table);
  const replace =
    rest.length > 0
      ? `DO UPDATE SET ${rest.map(column => `"${column}" = excluded."${column}"`).join(', ')}`
      : 'DO NOTHING';
  return [
    {
      rows: put,
      text: (rows: string) =>
        `INSERT INTO ${table.name} (${list(columns)})
          SELECT ${list(columns)}
          FROM json_to_recordset(${rows}::json) AS new(${recordset(table, columns)})
          ON CONFLICT (${list(table.key)}) ${replace}`,
    },
    {
      rows: gone,
      text: (rows: string) =>
        `DELETE FROM ${table.name} old USING json_to_recordset(${rows}::json) AS gone(${recordset(table, table.key)}) WHERE ${onKey(table, ['old', 'gone'])}`,
    },
    {
      rows: add,
      text: (rows: string) =>
        `UPDATE ${table.name} old SET ${rest.map(column => `"${column}" = old."${column}" + more."${column}"`).join(', ')}
        FROM json_to_recordset(${rows}::json) AS more(${recordset(table, columns)}) WHERE ${onKey(table, ['old', 'more'])}`,
    },
  ].filter(statement => statement.rows.length > 0);
}

/** Makes all changes with one statement, which sees the tables as they were before it. A key stands at most once among the rows of a table. */
export async function writeRows(db: Sql, changes: readonly Change[]): Promise<void> {
  const parts = changes.flatMap(statements);
  if (parts.length === 0) return;
  const texts = parts.map(({ text }, index) => text(`$${index + 1}`));
  const last = texts.pop()!;
  await preparedOverRows(
    db,
    Math.max(...parts.map(({ rows }) => rows.length)),
    `${texts.length ? `WITH ${texts.map((text, index) => `part${index} AS (${text})`).join(', ')} ` : ''}${last}`,
    parts.map(({ rows }) => JSON.stringify(rows)),
  );
}

/** Writes many rows with one statement: new ones are inserted, known ones replaced. */
export const upsertRows = (db: Sql, table: Table, rows: readonly object[]): Promise<void> =>
  writeRows(db, [{ table, put: rows }]);

/** Deletes many rows by key with one statement. */
export const deleteRows = (db: Sql, table: Table, keys: readonly object[]): Promise<void> =>
  writeRows(db, [{ table, gone: keys }]);

/**
 * Reads many rows of several tables by the same part of their keys with one statement, in the order of the tables;
 * arrays and numbers come as JSON has them, times as ISO texts.
 */
export async function readRowsOfTables(
  db: Sql,
  tables: readonly Table[],
  by: readonly string[],
  keys: readonly object[],
): Promise<any[][]> {
  const rows = tables.map((): unknown[] => []);
  if (keys.length === 0) return rows;
  const each = tables.map(
    (table, index) =>
      `SELECT ${index} AS place, to_json(old) AS row FROM wanted
        JOIN ${table.name} old ON ${by.map(column => `old."${column}" = wanted."${column}"`).join(' AND ')}`,
  );
  const found = await preparedOverRows<{ place: number; row: unknown }>(
    db,
    keys.length,
    `WITH wanted AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS wanted(${recordset(tables[0]!, by)})) ${each.join(' UNION ALL ')}`,
    [JSON.stringify(keys)],
  );
  for (const { place, row } of found.rows) rows[place]!.push(row);
  return rows;
}

/** Reads many rows by a part of the key with one statement. */
export async function readRows<R>(db: Sql, table: Table, by: readonly string[], keys: readonly object[]): Promise<R[]> {
  const [rows] = await readRowsOfTables(db, [table], by, keys);
  return rows as R[];
}

/** `CREATE TABLE` of a table, so that its columns stand in one place. `constraints`: by column, for example `NOT NULL`. */
export const ddl = (table: Table, constraints: Readonly<Record<string, string>> = {}): string =>
  `CREATE TABLE IF NOT EXISTS ${table.name} (
${Object.entries(table.columns)
  .map(([column, type]) => `  "${column}" ${type}${constraints[column] ? ` ${constraints[column]}` : ''}`)
  .join(',\n')},
  PRIMARY KEY (${list(table.key)})
);`;
