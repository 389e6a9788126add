import type { Client } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import { migrate, type Migration } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pools.ts';
import type { Projection } from '../projections/types.ts';
import { beginPast, fillPast } from './build.ts';
import { addressBeside, asOwner, createDatabase, databaseExists, dropDatabase } from './database.ts';
import type { PastRow } from './registry.ts';
import { clockSchema, pastClock } from './tables.ts';

export interface Making {
  url: string;
  log: EventLog;
  row: PastRow;
  /** The pasts that there are; an earlier one is a shorter way than the beginning. */
  others: readonly PastRow[];
  projections: readonly Projection[];
  schemas: readonly string[];
  migrations: readonly Migration[];
  progress: (done: number, of: number) => Promise<void>;
  stopping: () => boolean;
  onError: (error: Error) => void;
}

/** Held on the present database while a past is built, so that one process does it. */
const buildLock = 7_241_010;
/** A copy of an earlier past saves no time where there are fewer events than this (its readers wait for the copy). */
const worthCopying = 2_000;

/** Makes the database of a past where there is none, and brings it to the position of its row. */
export async function makePast(making: Making): Promise<void> {
  const { url, row, projections, progress, stopping, onError } = making;
  await asOwner(url, async owner => {
    await owner.query('select pg_advisory_lock($1, hashtext($2))', [buildLock, row.uid]);
    const address = addressBeside(url, row.database);
    if (!(await databaseExists(owner, row.database))) await makeDatabase(owner, making);
    const pool = createPool(address, { max: 4, onError, settings: { statement_timeout: 600_000 } });
    try {
      await beginPast(pool, projections);
      await fillPast({ pool, log: making.log, projections, position: row.position, progress, stopping });
      await pool.query('delete from past.clock');
      await pool.query('insert into past.clock values ($1)', [row.moment]);
    } finally {
      await pool.end();
    }
  });
}

/** A copy of the nearest earlier past that is ready, or an empty one with everything that projections and views lean on. */
async function makeDatabase(owner: Client, { url, row, others, schemas, migrations }: Making): Promise<void> {
  const [nearest] = others.filter(other => other.status === 'ready' && other.position <= row.position).sort((left, right) => right.position - left.position);
  if (nearest && nearest.position >= worthCopying) {
    const copied = await createDatabase(owner, row.database, nearest.database).then(() => true, () => false);
    if (copied) return;
    await dropDatabase(owner, row.database);
  }
  await createDatabase(owner, row.database);
  await migrate(addressBeside(url, row.database), [...schemas, clockSchema], [...migrations, pastClock]);
}
