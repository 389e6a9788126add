import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { eventsFor } from '../projections/apply.ts';
import { moveCheckpoint, readCheckpoints, type Checkpoint } from '../projections/checkpoints.ts';
import { beginBuild } from '../projections/prepare.ts';
import { applySettingAside, keepSetAside } from '../projections/set-aside.ts';
import { makeIndexes, makeViews, swapTables } from '../projections/tables.ts';
import { inTransaction, asynchronousCommit } from '../projections/transaction.ts';
import type { Projection } from '../projections/types.ts';

export interface SnapshotBuild {
  /** Of the snapshot's database, with the right to write. */
  pool: Pool;
  log: Pick<EventLog, 'readAll'>;
  projections: readonly Projection[];
  /** The last event that goes in. */
  position: number;
  /** Called with the position that has been reached. */
  progress: (at: number) => Promise<void>;
  stopping: () => boolean;
}

/** Events of a turn: large enough to write rows that change often seldom, small enough that those who share the process hardly wait. */
const batch = 2_000;
/** What the process does for others between two turns, in milliseconds. */
const pause = 2;

/** Empty tables without indexes for every projection, unless a build was begun before. */
export async function beginSnapshot(pool: Pool, projections: readonly Projection[]): Promise<void> {
  await inTransaction(
    pool,
    async db => {
      const begun = new Set((await readCheckpoints(db)).map(({ name }) => name));
      for (const projection of projections) if (!begun.has(projection.name)) await beginBuild(db, projection);
    },
    asynchronousCommit,
  );
}

/** The first and the last position at which projections of a snapshot stand; `settled`: all at the same one, and with their indexes. */
export async function readSnapshotState(pool: Pool): Promise<{ first: number; last: number; settled: boolean }> {
  const rows = await readCheckpoints(pool);
  const positions = rows.map(({ position }) => position);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  return { first, last, settled: first === last && rows.every(({ stage }) => stage === 'live') };
}

/**
 * Brings all projections of a snapshot to one position by their own code: from zero (then their indexes and views are made at the end), or from where
 * they stand. Every turn commits the rows with the checkpoint, so that a build which was broken off goes on. Events that
 * a projection cannot take are set aside as in the present; throws when a projection fails otherwise.
 */
export async function fillSnapshot({
  pool,
  log,
  projections,
  position,
  progress,
  stopping,
}: SnapshotBuild): Promise<void> {
  const rows = new Map((await readCheckpoints(pool)).map(row => [row.name, row]));
  const parts = projections.map(projection => ({ projection, row: rows.get(projection.name)! }));
  const start = Math.min(position, ...parts.map(({ row }) => row.position));
  let reading = read(start);
  for (let at = start; at < position;) {
    const events = await reading;
    const end = events.at(-1)?.position ?? position;
    reading = read(end);
    reading.catch(() => undefined);
    await Promise.all(parts.map(part => take(part, eventsFor(part.projection, part.row.position, events), end)));
    at = end;
    await progress(at);
    if (stopping()) throw new Error('The process ends; the build goes on elsewhere.');
    await sleep(pause);
  }
  await Promise.all(parts.map(part => arrive(part)));
  await inTransaction(pool, async db => {
    const [error] = await makeViews(db, projections);
    if (error) throw error;
  });

  async function read(after: number): Promise<RecordedEvent[]> {
    return after >= position
      ? []
      : (await log.readAll(after, Math.min(batch, position - after))).filter(event => event.position <= position);
  }

  async function take(
    { projection, row }: { projection: Projection; row: Checkpoint },
    events: readonly RecordedEvent[],
    end: number,
  ): Promise<void> {
    if (events.length === 0) return;
    await inTransaction(
      pool,
      async db => {
        await applySettingAside(db, projection, row.stage, events);
        await moveCheckpoint(db, projection.name, row.stage, end);
      },
      asynchronousCommit,
    );
    row.position = end;
  }

  /** All of them stand at the same position at the end; tables that were built from zero get their indexes and their place. */
  async function arrive({ projection, row }: { projection: Projection; row: Checkpoint }): Promise<void> {
    await inTransaction(
      pool,
      async db => {
        if (row.stage === 'next') {
          await makeIndexes(db, projection);
          await swapTables(db, projection, []);
          await keepSetAside(db, projection.name);
        }
        await db.query(
          `update platform.checkpoints set stage = 'live', status = 'running', position = $2, changed_at = now() where name = $1`,
          [projection.name, position],
        );
      },
      asynchronousCommit,
    );
  }
}
