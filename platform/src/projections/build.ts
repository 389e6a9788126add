import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { apply, eventsFor, ProjectionFailed } from './apply.ts';
import { lockCheckpoint, moveCheckpoint, readCheckpoints, setStatus, type Checkpoint } from './checkpoints.ts';
import { feedLocks, paceOf } from './paces.ts';
import { makeIndexes, makeViews, swapTables } from './tables.ts';
import { inTransaction, isTransient, relaxed } from './transaction.ts';
import type { Projection, Sql } from './types.ts';

export interface BuildContext {
  log: EventLog;
  pool: Pool;
  /** All projections of this process: their views are made again after a take-over. */
  projections: readonly Projection[];
  batch: number;
  stopping?: () => boolean;
}
export type BuildProgress = (done: number, of: number) => void;

/**
 * Brings a projection that is behind up to the others, on its own: a version beside the live one (`next`), which then takes over in one
 * transaction, or one in its place that was parked or is new (`live`, status building). Readers of the live tables notice nothing.
 * Answers false when it was parked on the way or the process stops. When another process is at it, this one waits for the end of it.
 */
export async function build(context: BuildContext, projection: Projection, stage: Checkpoint['stage'], progress: BuildProgress = () => undefined): Promise<boolean> {
  for (let failures = 0; !context.stopping?.(); ) {
    try {
      const step = await buildStep(context, projection, stage, progress);
      if (step === 'done') return true;
      if (step === 'parked') return false;
      if (step === 'elsewhere') await sleep(200);
      failures = 0;
    } catch (error) {
      if (!isTransient(error) || ++failures > 20) throw error;
      await sleep(100 * failures);
    }
  }
  return false;
}

type Step = 'more' | 'done' | 'parked' | 'elsewhere';

async function buildStep(context: BuildContext, projection: Projection, stage: Checkpoint['stage'], progress: BuildProgress): Promise<Step> {
  const { log, pool, batch } = context;
  let near = false;
  let failed: ProjectionFailed | undefined;
  const step = await inTransaction(pool, async (db): Promise<Step> => {
    const row = await lockCheckpoint(db, projection.name, stage);
    if (!row) return (await readCheckpoints(db)).some((known) => known.name === projection.name && known.stage === stage) ? 'elsewhere' : 'done';
    if (row.status === 'parked') return 'parked';
    if (row.stage === 'live' && row.status === 'running') return 'done';
    const events = await log.readAll(row.position, batch);
    near = events.length < batch;
    const end = events.at(-1)?.position ?? row.position;
    await applyAll(db, projection, stage, events).catch((error: unknown) => {
      if (error instanceof ProjectionFailed && !isTransient(error.cause)) failed = error;
      throw error;
    });
    await moveCheckpoint(db, projection.name, stage, end);
    progress(end, Math.max(end, await log.head()));
    return 'more';
  }, relaxed).catch(async (error: unknown): Promise<Step> => {
    if (!failed) throw error;
    await pool.query('update platform.checkpoints set status = $3, error = $4, changed_at = now() where name = $1 and stage = $2', [projection.name, stage, 'parked', failed.message]);
    return 'parked';
  });
  if (step !== 'more' || !near) return step;
  return takeOver(context, projection, stage);
}

async function applyAll(db: Sql, projection: Projection, stage: Checkpoint['stage'], events: readonly RecordedEvent[]): Promise<void> {
  const mine = eventsFor(projection, 0, events);
  if (mine.length) await apply(db, projection, stage, mine);
}

/** While no other reader moves: the last events, then the projection stands among the running ones. */
async function takeOver({ log, pool, projections, batch }: BuildContext, projection: Projection, stage: Checkpoint['stage']): Promise<Step> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [feedLocks[paceOf(projection)]]);
    const row = await lockCheckpoint(db, projection.name, stage);
    if (!row) return 'elsewhere';
    let position = row.position;
    for (let events = await log.readAll(position, batch); events.length; events = await log.readAll(position, batch)) {
      await applyAll(db, projection, stage, events);
      position = events.at(-1)!.position;
      if (events.length < batch) break;
    }
    await moveCheckpoint(db, projection.name, stage, position);
    if (stage === 'next') {
      await makeIndexes(db, projection);
      const live = (await readCheckpoints(db)).find((known) => known.name === projection.name && known.stage === 'live');
      await swapTables(db, projection, live?.tables ?? []);
      await db.query(`delete from platform.checkpoints where name = $1 and stage = 'live'`, [projection.name]);
      await db.query(`update platform.checkpoints set stage = 'live' where name = $1 and stage = 'next'`, [projection.name]);
      const pending = (await readCheckpoints(db)).filter((known) => known.stage === 'next').map((known) => known.name);
      const errors = await makeViews(db, projections.filter((known) => !pending.includes(known.name)));
      if (errors[0] && pending.length === 0) throw errors[0];
    }
    await setStatus(db, projection.name, 'live', 'running');
    return 'done';
  });
}
