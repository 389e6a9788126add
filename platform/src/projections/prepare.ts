import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { missingRelations } from '../postgres/migrate.ts';
import { insertCheckpoint, isCurrent, prepareLock, readCheckpoints, type Checkpoint } from './checkpoints.ts';
import { paceOf } from './paces.ts';
import { makeTables, makeViews, tablesOf, viewsOf } from './tables.ts';
import { inTransaction } from './transaction.ts';
import type { Projection, Sql } from './types.ts';

/**
 * Makes the tables of new projections at once, and for those whose version or DDL changed, or whose tables or checkpoint were lost, a row and empty tables
 * beside the live ones. Answers the projections that wait to be built there. Views that were lost are made again.
 */
export async function prepare(pool: Pool, projections: readonly Projection[], logger: Logger): Promise<Projection[]> {
  return inTransaction(pool, async db => {
    await db.query('select pg_advisory_xact_lock($1)', [prepareLock]);
    const rows = await readCheckpoints(db);
    const repaced = projections.filter(projection =>
      rows.some(({ name, pace }) => name === projection.name && pace !== paceOf(projection)),
    );
    for (const projection of repaced)
      await db.query('update platform.checkpoints set pace = $2 where name = $1', [
        projection.name,
        paceOf(projection),
      ]);
    const find = (projection: Projection, stage: Checkpoint['stage']): Checkpoint | undefined =>
      rows.find(row => row.name === projection.name && row.stage === stage);
    const toBuild: Projection[] = [];
    const lost = new Set(
      await missingRelations(
        db,
        projections.flatMap(projection => [...tablesOf(projection), ...viewsOf(projection)]),
      ),
    );
    const isLost = (projection: Projection): boolean => tablesOf(projection).some(table => lost.has(table));
    let changed = projections.some(projection => viewsOf(projection).some(view => lost.has(view)));
    for (const projection of projections) {
      const live = find(projection, 'live');
      const next = find(projection, 'next');
      if (!live && isLost(projection)) {
        await makeTables(db, projection, 'live');
        await insertCheckpoint(db, projection, 'live', 'running');
        changed = true;
      } else if (live && live.version > projection.version) {
        logger.warn(
          { projection: projection.name, here: projection.version, live: live.version },
          'a newer version of this projection is live; this process leaves it alone',
        );
      } else if (next && isCurrent(next, projection)) {
        toBuild.push(projection);
      } else if (!live || !isCurrent(live, projection) || isLost(projection)) {
        if (live) logger.info({ projection: projection.name }, 'a projection is built anew');
        await beginBuild(db, projection);
        toBuild.push(projection);
      }
    }
    const errors = changed
      ? await makeViews(
          db,
          projections.filter(projection => !toBuild.includes(projection)),
        )
      : [];
    if (errors[0] && toBuild.length === 0) throw errors[0];
    return toBuild;
  });
}

/** Empty tables and a checkpoint at the beginning, beside the live ones. */
export async function beginBuild(db: Sql, projection: Projection): Promise<void> {
  await makeTables(db, projection, 'next');
  await db.query(`delete from platform.checkpoints where name = $1 and stage = 'next'`, [projection.name]);
  await insertCheckpoint(db, projection, 'next', 'building');
}
