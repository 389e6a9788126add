import type { RecordedEvent } from '../event-log/types.ts';
import { eventsFor, ProjectionFailed } from './apply.ts';
import type { BuildContext } from './build.ts';
import { isCurrent, moveCheckpoint, readCheckpoints, setStatus, type Checkpoint } from './checkpoints.ts';
import { feedLocks, paceOf } from './paces.ts';
import { applySettingAside } from './set-aside.ts';
import { inTransaction, isTransient } from './transaction.ts';
import type { Projection } from './types.ts';

/** What became of a batch that failed as a whole: projections that stand still with an error, and events that were set aside. */
export interface FailedBatch {
  parked: { name: string; message: string }[];
  aside: { name: string; event: RecordedEvent }[];
}

/**
 * After a batch failed as a whole: each projection on its own. One that can't take some of the events goes on without them; one that takes none, or fails
 * for a reason that is not an event's, stands still in front of the batch, parked with the error. The others go on.
 */
export async function handleFailedBatch({ log, pool, projections, batch }: BuildContext): Promise<FailedBatch> {
  const rows = (await readCheckpoints(pool)).filter(
    row => row.stage === 'live' && row.status === 'running' && projections.some(({ name }) => name === row.name),
  );
  const handled: FailedBatch = { parked: [], aside: [] };
  const from = Math.min(...rows.map(row => row.position));
  const events = await log.readAll(from, batch);
  for (const projection of projections) {
    if (!rows.some(row => row.name === projection.name)) continue;
    try {
      handled.aside.push(...(await move(projection)).map(event => ({ name: projection.name, event })));
    } catch (error) {
      if (!(error instanceof ProjectionFailed) || isTransient(error.cause)) throw error;
      const { message } = error.cause as Error;
      await setStatus(pool, projection.name, 'live', 'parked', message);
      handled.parked.push({ name: projection.name, message });
    }
  }
  return handled;

  /** Answers the events that were set aside. */
  async function move(projection: Projection): Promise<RecordedEvent[]> {
    return inTransaction(pool, async db => {
      const row = await lockedRow(db, projection);
      const end = events.at(-1)?.position;
      if (!row || end === undefined || end <= row.position) return [];
      const aside = await applySettingAside(db, projection, 'live', eventsFor(projection, row.position, events));
      await moveCheckpoint(db, projection.name, 'live', end);
      return aside;
    });
  }

  async function lockedRow(
    db: Parameters<typeof readCheckpoints>[0],
    projection: Projection,
  ): Promise<Checkpoint | undefined> {
    await db.query('select pg_advisory_xact_lock($1)', [feedLocks[paceOf(projection)]]);
    return (await readCheckpoints(db)).find(
      row =>
        row.name === projection.name && row.stage === 'live' && row.status === 'running' && isCurrent(row, projection),
    );
  }
}
