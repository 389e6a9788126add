import type { RecordedEvent } from '../event-log/types.ts';
import { apply, eventsFor, ProjectionFailed } from './apply.ts';
import type { BuildContext } from './build.ts';
import { isCurrent, moveCheckpoint, readCheckpoints, setStatus, type Checkpoint } from './checkpoints.ts';
import { feedLocks, paceOf } from './paces.ts';
import { inTransaction, isTransient } from './transaction.ts';
import type { Projection } from './types.ts';

/**
 * After a batch failed as a whole: each projection on its own, and the one that fails event by event, so that it stands before the event
 * that it can't take, parked with the error, and the others go on. Answers those that were parked.
 */
export async function parkFailing({ log, pool, projections, batch }: BuildContext): Promise<{ name: string; message: string }[]> {
  const rows = (await readCheckpoints(pool)).filter((row) => row.stage === 'live' && row.status === 'running' && projections.some(({ name }) => name === row.name));
  const parked: { name: string; message: string }[] = [];
  const from = Math.min(...rows.map((row) => row.position));
  const events = await log.readAll(from, batch);
  for (const projection of projections) {
    if (!rows.some((row) => row.name === projection.name)) continue;
    try {
      await move(projection, events, events.at(-1)?.position);
    } catch (error) {
      if (!(error instanceof ProjectionFailed) || isTransient(error.cause)) throw error;
      const message = await oneByOne(projection);
      if (message) parked.push({ name: projection.name, message });
    }
  }
  return parked;

  async function move(projection: Projection, batchOf: readonly RecordedEvent[], end: number | undefined): Promise<void> {
    await inTransaction(pool, async (db) => {
      const row = await lockedRow(db, projection);
      if (!row || end === undefined || end <= row.position) return;
      const mine = eventsFor(projection, row.position, batchOf);
      if (mine.length) await apply(db, projection, 'live', mine);
      await moveCheckpoint(db, projection.name, 'live', end);
    });
  }

  async function oneByOne(projection: Projection): Promise<string | undefined> {
    for (const event of eventsFor(projection, 0, events)) {
      try {
        await move(projection, [event], event.position);
      } catch (error) {
        if (!(error instanceof ProjectionFailed) || isTransient(error.cause)) throw error;
        const message = `${event.type} at position ${event.position} (${event.stream}): ${(error.cause as Error).message}`;
        await setStatus(pool, projection.name, 'live', 'parked', message);
        return message;
      }
    }
    return undefined;
  }

  async function lockedRow(db: Parameters<typeof readCheckpoints>[0], projection: Projection): Promise<Checkpoint | undefined> {
    await db.query('select pg_advisory_xact_lock($1)', [feedLocks[paceOf(projection)]]);
    return (await readCheckpoints(db)).find((row) => row.name === projection.name && row.stage === 'live' && row.status === 'running' && isCurrent(row, projection));
  }
}
