import pg from 'pg';
import type { Checkpoint } from './checkpoints.ts';
import type { Projection, Sql } from './types.ts';

const quote = pg.escapeIdentifier;

/** The schema of a projection's tables: the module's, or for a version that is being built the one beside it. */
export const schemaOf = (projection: Pick<Projection, 'name'>, stage: Checkpoint['stage']): string => {
  const module = projection.name.split('.')[0]!;
  return stage === 'live' ? module : `${module}__next`;
};

export const searchIn = (db: Sql, schema: string): Promise<unknown> => db.query(`set local search_path = ${quote(schema)}, public`);

/** Indexes of a projection's DDL that nothing leans on but speed: they are made at the end of a build, which is much faster. */
const indexes = /create\s+index\b[^;]*;?/gi;

/**
 * Makes the projection's tables, empty; tables of the same names that nobody has a checkpoint for are dropped. Those that are built beside the
 * live ones get their indexes by `makeIndexes`.
 */
export async function makeTables(db: Sql, projection: Projection, stage: Checkpoint['stage']): Promise<void> {
  const schema = schemaOf(projection, stage);
  await db.query(`create schema if not exists ${quote(schema)}`);
  await dropTables(db, schema, projection.tableNames);
  await searchIn(db, schema);
  await db.query(stage === 'live' ? projection.tables : projection.tables.replace(indexes, ''));
}

/** The indexes of tables that were built beside the live ones, and what the planner should know of them. */
export async function makeIndexes(db: Sql, projection: Projection): Promise<void> {
  await searchIn(db, schemaOf(projection, 'next'));
  for (const [index] of projection.tables.matchAll(indexes)) await db.query(index);
  for (const name of projection.tableNames) await db.query(`analyze ${quote(name)}`);
}

export async function dropTables(db: Sql, schema: string, names: readonly string[]): Promise<void> {
  for (const name of names) await db.query(`drop table if exists ${quote(schema)}.${quote(name)} cascade`);
}

/** Puts the tables that were built beside the live ones into their place. Views on the old ones go with them: run `makeViews` after it. */
export async function swapTables(db: Sql, projection: Projection, old: readonly string[]): Promise<void> {
  const live = schemaOf(projection, 'live');
  await lockViews(db, live, projection.tableNames);
  await dropTables(db, live, [...old, ...projection.tableNames]);
  for (const name of projection.tableNames) await db.query(`alter table ${quote(schemaOf(projection, 'next'))}.${quote(name)} set schema ${quote(live)}`);
}

/** Views on the tables, and views on these, before the tables themselves: readers lock in this order too, and nobody waits in a ring. */
async function lockViews(db: Sql, schema: string, tables: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ view: string }>(`
    with recursive leaning as (
      select oid from pg_class where relnamespace = $1::regnamespace and relname = any($2)
      union select rule.ev_class from leaning join pg_depend on refobjid = leaning.oid and refclassid = 'pg_class'::regclass and classid = 'pg_rewrite'::regclass join pg_rewrite rule on rule.oid = objid
    )
    select format('%I.%I', nspname, relname) as view from leaning join pg_class using (oid) join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'v' order by 1`, [quote(schema), tables]);
  if (rows.length > 0) await db.query(`lock table ${rows.map(({ view }) => view).join(', ')} in access exclusive mode`);
}

/**
 * Makes the views of all given projections. They may lean on each other across modules, so those that can't be made yet are tried
 * again after the others. Answers the errors of those that could not be made at all.
 */
export async function makeViews(db: Sql, projections: readonly Projection[]): Promise<Error[]> {
  let waiting = projections.filter((projection) => projection.views);
  for (;;) {
    const failed: { projection: Projection; error: Error }[] = [];
    for (const projection of waiting) {
      await searchIn(db, schemaOf(projection, 'live'));
      await db.query('savepoint views');
      try {
        await db.query(projection.views!);
        await db.query('release savepoint views');
      } catch (error) {
        await db.query('rollback to savepoint views');
        failed.push({ projection, error: new Error(`Views of ${projection.name}: ${(error as Error).message}`, { cause: error }) });
      }
    }
    if (failed.length === 0 || failed.length === waiting.length) return failed.map(({ error }) => error);
    waiting = failed.map(({ projection }) => projection);
  }
}
