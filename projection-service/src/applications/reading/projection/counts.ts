import type { Sql } from '@portal/platform/projections/types.ts';
import type { ApplicationRow } from './tables.ts';

type Counted = Pick<ApplicationRow, 'type' | 'stage' | 'status' | 'archived'>;

/** Moves the counts from what the applications were to what they are. A count that came down to nothing leaves no row. */
export async function countDifferences(
  db: Sql,
  before: readonly (Counted | null)[],
  after: readonly (Counted | null)[],
): Promise<void> {
  const sums = new Map<string, Counted & { number: number }>();
  const add = (row: Counted | null, number: number) => {
    if (!row) return;
    const { type, stage, status, archived } = row;
    const key = JSON.stringify([type, stage, status, archived]);
    sums.set(key, { type, stage, status, archived, number: (sums.get(key)?.number ?? 0) + number });
  };
  for (const row of before) add(row, -1);
  for (const row of after) add(row, 1);
  const moved = [...sums.values()].filter(({ number }) => number !== 0);
  if (moved.length === 0) return;
  await db.query(
    `INSERT INTO application_counts AS old (type, stage, status, archived, number)
     SELECT *
     FROM json_to_recordset($1::json) AS new(type text, stage text, status text, archived boolean, number int)
     ON CONFLICT (type, stage, status, archived) DO UPDATE SET number = old.number + excluded.number`,
    [JSON.stringify(moved)],
  );
  await db.query('DELETE FROM application_counts WHERE number = 0');
}
