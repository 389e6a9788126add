import type { Host } from '@portal/platform/service.ts';
import { type Row, type Rows, type TableName, tableNames } from './tables.ts';

/**
 * The rows of the sets that were taken in, as the last one left them: a set of changes says nothing of the rows that stay, and what follows from them
 * (lessons of a course, wishes of a student) cannot be read back from the portal. Without them a whole set has to come first.
 */
export const rosterTables = `create table if not exists curriculum.roster_rows (file text not null, sourced_id text not null,
      place int not null, row jsonb not null, primary key (file, sourced_id));`;

/** Line of a row that does not stand in the files at hand. */
export const notInFiles = 0;

/** Null: no set has been taken in, or only before the portal kept their rows. */
export async function keptRows({ pool }: Pick<Host, 'pool'>): Promise<Rows | null> {
  const { rows } = await pool.query<{ file: TableName; row: object }>(
    'select file, row from curriculum.roster_rows order by file, place',
  );
  if (rows.length === 0) return null;
  const of = (table: TableName) =>
    rows.filter(({ file }) => file === table).map(({ row }) => ({ ...row, line: notInFiles }));
  return Object.fromEntries(tableNames.map(table => [table, of(table)])) as unknown as Rows;
}

/** Keeps the rows of the set that has just been taken in, instead of those before. */
export async function keepRows({ pool }: Pick<Host, 'pool'>, rows: Rows): Promise<void> {
  const all = tableNames.flatMap(file =>
    (rows[file] as readonly Row<TableName>[]).map(({ line: _line, ...row }, place) => ({
      file,
      sourced_id: row.sourcedId,
      place,
      row,
    })),
  );
  await pool.query(
    `with given as (select file, sourced_id, place, row from json_to_recordset($1::json) as given(file text, sourced_id text, place int, row jsonb)),
    gone as (delete from curriculum.roster_rows kept where not exists (select from given where given.file = kept.file and given.sourced_id = kept.sourced_id))
    insert into curriculum.roster_rows select * from given
    on conflict (file, sourced_id)
    do update set place = excluded.place, row = excluded.row
    where (roster_rows.place, roster_rows.row) <> (excluded.place, excluded.row)`,
    [JSON.stringify(all)],
  );
}

/** The rows after a set of changes: each of its rows stands where the row before stood, or after all others; what it deletes goes. */
export const changedRows = <T extends TableName>(
  kept: readonly Row<T>[],
  rows: readonly Row<T>[],
  gone: readonly Row<T>[],
): Row<T>[] => {
  const said = new Map(rows.map(row => [row.sourcedId, row]));
  const [known, left] = [
    new Set(kept.map(({ sourcedId }) => sourcedId)),
    new Set(gone.map(({ sourcedId }) => sourcedId)),
  ];
  return [
    ...kept.filter(({ sourcedId }) => !left.has(sourcedId)).map(row => said.get(row.sourcedId) ?? row),
    ...rows.filter(({ sourcedId }) => !known.has(sourcedId)),
  ];
};
