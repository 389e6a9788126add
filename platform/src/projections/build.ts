import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import { eventsFor, ProjectionFailed } from './apply.ts';
import { lockCheckpoint, moveCheckpoint, readCheckpoints, setStatus, type Checkpoint } from './checkpoints.ts';
import { feedLocks, paceOf } from './paces.ts';
import { applySettingAside, keepSetAside } from './set-aside.ts';
import { lockReaders, makeIndexes, makeViews, swapTables, viewsWith } from './tables.ts';
import { inTransaction, isTransient, asynchronousCommit } from './transaction.ts';
import type { Projection } from './types.ts';

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
export async function build(
  context: BuildContext,
  projection: Projection,
  stage: Checkpoint['stage'],
  progress: BuildProgress = () => undefined,
): Promise<boolean> {
  let indexed = stage === 'live';
  let refused = 0;
  for (let failures = 0; !context.stopping?.();) {
    try {
      let step = await buildStep(context, projection, stage, progress);
      if (step === 'near' && !indexed) {
        await inTransaction(
          context.pool,
          async db => (await lockCheckpoint(db, projection.name, stage)) && makeIndexes(db, projection),
          asynchronousCommit,
        );
        indexed = true;
      } else if (step === 'near') step = await takeOver(context, projection, stage, patienceOf(refused));
      if (step === 'done') return true;
      if (step === 'parked') return false;
      if (step === 'read') await sleep(Math.min(1000, 20 * 2 ** refused++));
      if (step === 'elsewhere') await sleep(200);
      failures = 0;
    } catch (error) {
      if (!isTransient(error) || ++failures > 20) throw error;
      await sleep(100 * failures);
    }
  }
  return false;
}

/** `near`: nothing much is left to read; `read`: the tables were being read, so that they could not be exchanged. */
type Step = 'more' | 'near' | 'done' | 'parked' | 'elsewhere' | 'read';

async function buildStep(
  context: BuildContext,
  projection: Projection,
  stage: Checkpoint['stage'],
  progress: BuildProgress,
): Promise<Step> {
  const { log, pool, batch } = context;
  let failed: ProjectionFailed | undefined;
  return inTransaction(
    pool,
    async (db): Promise<Step> => {
      const row = await lockCheckpoint(db, projection.name, stage);
      if (!row)
        return (await readCheckpoints(db)).some(known => known.name === projection.name && known.stage === stage)
          ? 'elsewhere'
          : 'done';
      if (row.status === 'parked') return 'parked';
      if (row.stage === 'live' && row.status === 'running') return 'done';
      const events = await log.readAll(row.position, batch);
      const end = events.at(-1)?.position ?? row.position;
      await applySettingAside(db, projection, stage, eventsFor(projection, 0, events)).catch((error: unknown) => {
        if (error instanceof ProjectionFailed && !isTransient(error.cause)) failed = error;
        throw error;
      });
      await moveCheckpoint(db, projection.name, stage, end);
      progress(end, Math.max(end, await log.head()));
      return events.length < batch ? 'near' : 'more';
    },
    asynchronousCommit,
  ).catch(async (error: unknown): Promise<Step> => {
    if (!failed) throw error;
    await pool.query(
      'update platform.checkpoints set status = $3, error = $4, changed_at = now() where name = $1 and stage = $2',
      [projection.name, stage, 'parked', failed.message],
    );
    return 'parked';
  });
}

/**
 * How long, in milliseconds, those who come to read wait behind the exchange of the tables while it waits for those who
 * read them: longer where it did not come to it before.
 */
const patienceOf = (refused: number): number => Math.min(400, 20 * 2 ** refused);

/** While no other reader moves: the last events, then the projection stands among the running ones. */
async function takeOver(
  { log, pool, projections, batch }: BuildContext,
  projection: Projection,
  stage: Checkpoint['stage'],
  timeout: number,
): Promise<Step> {
  return inTransaction(
    pool,
    async db => {
      await db.query('select pg_advisory_xact_lock($1)', [feedLocks[paceOf(projection)]]);
      const row = await lockCheckpoint(db, projection.name, stage);
      if (!row) return 'elsewhere';
      let position = row.position;
      for (
        let events = await log.readAll(position, batch);
        events.length;
        events = await log.readAll(position, batch)
      ) {
        await applySettingAside(db, projection, stage, eventsFor(projection, 0, events));
        position = events.at(-1)!.position;
        if (events.length < batch) break;
      }
      await moveCheckpoint(db, projection.name, stage, position);
      if (stage === 'next') {
        const rows = await readCheckpoints(db);
        const live = rows.find(known => known.name === projection.name && known.stage === 'live');
        const pending = rows
          .filter(known => known.stage === 'next' && known.name !== projection.name)
          .map(known => known.name);
        const others = await viewsWith(
          db,
          projection,
          projections.filter(known => !pending.includes(known.name)),
        );
        if (!(await lockReaders(db, projection, others, timeout))) return 'read';
        await swapTables(db, projection, live?.tables ?? []);
        await db.query(`delete from platform.checkpoints where name = $1 and stage = 'live'`, [projection.name]);
        await db.query(`update platform.checkpoints set stage = 'live' where name = $1 and stage = 'next'`, [
          projection.name,
        ]);
        await keepSetAside(db, projection.name);
        const errors = await makeViews(db, others);
        if (errors[0] && pending.length === 0) throw errors[0];
      }
      await setStatus(db, projection.name, 'live', 'running');
      return 'done';
    },
    asynchronousCommit,
  );
}
