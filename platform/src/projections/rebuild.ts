import type { RecordedEvent } from '../event-log/types.ts';
import { handles, ProjectionFailed } from './apply.ts';
import { build, type BuildContext, type BuildProgress } from './build.ts';
import { lockCheckpoint, moveCheckpoint } from './checkpoints.ts';
import { applySettingAside } from './set-aside.ts';
import { inTransaction, isTransient, asynchronousCommit } from './transaction.ts';
import type { Projection } from './types.ts';

/** Events of one turn: large, so that rows which change often are written seldom. */
const batch = 50_000;

/**
 * Builds several projections beside the live ones (`beginBuild` made their tables) with one reading of the log: every batch goes to all of
 * them at once, each in a transaction of its own with its checkpoint, while the next batch is read. The end of each, and whatever falls out
 * on the way, is left to `build`, which goes on from the checkpoints. Answers the names of those that could not be built.
 */
export async function rebuild(
  context: BuildContext,
  projections: readonly Projection[],
  progress: BuildProgress = () => undefined,
): Promise<string[]> {
  const { log, pool } = context;
  const head = await log.head();
  const inStep = new Set(projections);
  for (let after = 0, reading = log.readAll(after, batch); after < head && inStep.size > 0 && !context.stopping?.();) {
    const events = await reading;
    const end = events.at(-1)?.position ?? head;
    reading = log.readAll(end, batch);
    reading.catch(() => undefined);
    await Promise.all([...inStep].map(projection => take(projection, events, after, end)));
    after = end;
    progress(end, head);
  }
  const failed: string[] = [];
  for (const projection of projections) if (!(await build(context, projection, 'next'))) failed.push(projection.name);
  return failed;

  /** One batch for one projection; where it is not at `after` (another process builds it, it failed), `build` sees to it later. */
  async function take(
    projection: Projection,
    events: readonly RecordedEvent[],
    after: number,
    end: number,
  ): Promise<void> {
    const mine = events.filter(event => handles(projection, event.type));
    await inTransaction(
      pool,
      async db => {
        const row = await lockCheckpoint(db, projection.name, 'next');
        if (row?.position !== after) return inStep.delete(projection);
        await applySettingAside(db, projection, 'next', mine);
        return moveCheckpoint(db, projection.name, 'next', end);
      },
      asynchronousCommit,
    ).catch((error: unknown) => {
      inStep.delete(projection);
      if (!(error instanceof ProjectionFailed) && !isTransient(error)) throw error;
    });
  }
}
