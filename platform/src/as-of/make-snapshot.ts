import type { Client } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import { migrate, type Migration } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pools.ts';
import type { Projection } from '../projections/types.ts';
import { beginSnapshot, fillSnapshot, readSnapshotState } from './build.ts';
import { addressBeside, asOwner, createDatabase, databaseExists, dropDatabase, renameDatabase } from './database.ts';
import type { SnapshotRow } from './registry.ts';
import { copyPositions, copyDistanceMin } from './intermediate-copies.ts';
import { clockSchema, snapshotClock } from './tables.ts';

export interface SnapshotTask {
  url: string;
  log: EventLog;
  row: SnapshotRow;
  /** Databases of other snapshots that are ready, and of copies: an earlier one is a shorter way than the beginning. */
  bases: readonly { database: string; position: number }[];
  projections: readonly Projection[];
  schemas: readonly string[];
  migrations: readonly Migration[];
  /** A database is to be left as a copy; answers its name. */
  newCopyName: () => string;
  copyMade: (database: string, position: number) => Promise<void>;
  baseUsed: (database: string) => Promise<void>;
  progress: (done: number, of: number) => Promise<void>;
  stopping: () => boolean;
  onError: (error: Error) => void;
}

/** Held on the present database while a snapshot is built, so that one process does it. */
const buildLock = 7_241_010;

/**
 * Brings the database of a snapshot to the position of its row: forward from where it stands, or, where it stands later,
 * from the nearest base. What it was before is left as a copy where no other one is nearby, and so are copies on a
 * long way; so going back is as quick as going on.
 */
export async function makeSnapshot(making: SnapshotTask): Promise<void> {
  const { url, row, projections, log, progress, stopping, onError } = making;
  const address = addressBeside(url, row.database);
  const withPool = async <T>(work: (pool: ReturnType<typeof createPool>) => Promise<T>): Promise<T> => {
    const pool = createPool(address, { max: 4, onError, settings: { statement_timeout: 600_000 } });
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  };
  await asOwner(url, async owner => {
    await owner.query('select pg_advisory_lock($1, hashtext($2))', [buildLock, row.uid]);
    let bases = making.bases;
    if (await databaseExists(owner, row.database)) {
      const { last, settled } = await withPool(readSnapshotState);
      if (last > row.position) {
        const left =
          settled &&
          copyPositions(
            last,
            last + 1,
            bases.map(base => base.position),
          ).length > 0 &&
          (await keepAsCopy(owner, making, last));
        if (left) bases = [...bases, { database: left, position: last }];
        else await dropDatabase(owner, row.database);
      }
    }
    if (!(await databaseExists(owner, row.database))) await makeDatabase(owner, making, bases);
    await withPool(pool => beginSnapshot(pool, projections));
    const { first, last, settled } = await withPool(readSnapshotState);
    const stops = copyPositions(
      last,
      row.position,
      bases.map(base => base.position),
    ).filter(stop => settled || stop > last);
    for (const stop of [...stops, row.position]) {
      await withPool(pool =>
        fillSnapshot({
          pool,
          log,
          projections,
          position: stop,
          progress: at => progress(at - first, row.position - first),
          stopping,
        }),
      );
      if (stop < row.position) await copyAside(owner, making, stop);
    }
    await withPool(async pool => {
      await pool.query('delete from past.clock');
      await pool.query('insert into past.clock values ($1)', [row.moment]);
    });
  });
}

/** A copy of the nearest earlier base that is there, or an empty database with everything that projections and views lean on. */
async function makeDatabase(
  owner: Client,
  { url, row, schemas, migrations, baseUsed }: SnapshotTask,
  bases: SnapshotTask['bases'],
): Promise<void> {
  const earlier = bases
    .filter(base => base.position <= row.position && base.position >= copyDistanceMin)
    .sort((left, right) => right.position - left.position);
  for (const base of earlier) {
    if (
      await createDatabase(owner, row.database, base.database).then(
        () => true,
        () => false,
      )
    )
      return baseUsed(base.database);
    await dropDatabase(owner, row.database);
  }
  await createDatabase(owner, row.database);
  await migrate(addressBeside(url, row.database), [...schemas, clockSchema], [...migrations, snapshotClock]);
}

/** The database becomes a copy as it is; null where somebody is still in it. */
async function keepAsCopy(
  owner: Client,
  { row, newCopyName, copyMade }: SnapshotTask,
  position: number,
): Promise<string | null> {
  const copy = newCopyName();
  if (
    !(await renameDatabase(owner, row.database, copy).then(
      () => true,
      () => false,
    ))
  )
    return null;
  await copyMade(copy, position);
  return copy;
}

/** A copy is a help and no more: without it going back takes longer. */
async function copyAside(
  owner: Client,
  { row, newCopyName, copyMade, onError }: SnapshotTask,
  position: number,
): Promise<void> {
  const copy = newCopyName();
  try {
    await createDatabase(owner, copy, row.database);
    await copyMade(copy, position);
  } catch (error) {
    onError(error as Error);
    await dropDatabase(owner, copy);
  }
}
