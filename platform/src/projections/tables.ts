import pg from 'pg';
import type { Checkpoint } from './checkpoints.ts';
import { isTransient } from './transaction.ts';
import type { Projection, Sql } from './types.ts';

const quote = pg.escapeIdentifier;

/** The schema of a projection's tables: the module's, or for a version that is being built the one beside it. */
export const schemaOf = (projection: Pick<Projection, 'name'>, stage: Checkpoint['stage']): string => {
  const module = projection.name.split('.')[0]!;
  return stage === 'live' ? module : `${module}__next`;
};

export const searchIn = (db: Sql, schema: string): Promise<unknown> =>
  db.query(`set local search_path = ${quote(schema)}, public`);

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
  for (const [index] of projection.tables.matchAll(indexes))
    await db.query(index.replace(/^create\s+index\s+(?!if\s)/i, 'create index if not exists '));
  for (const name of projection.tableNames) await db.query(`analyze ${quote(name)}`);
}

export async function dropTables(db: Sql, schema: string, names: readonly string[]): Promise<void> {
  for (const name of names) await db.query(`drop table if exists ${quote(schema)}.${quote(name)} cascade`);
}

/** Puts the tables that were built beside the live ones into their place. Views on the old ones go with them: run `makeViews` after it. */
export async function swapTables(db: Sql, projection: Projection, old: readonly string[]): Promise<void> {
  const live = schemaOf(projection, 'live');
  await db.query(`create schema if not exists ${quote(live)}`);
  await dropTables(db, live, [...old, ...projection.tableNames]);
  for (const name of projection.tableNames)
    await db.query(`alter table ${quote(schemaOf(projection, 'next'))}.${quote(name)} set schema ${quote(live)}`);
}

/** Names of the views that a projection makes, with their schemas. */
export const viewsOf = ({ views = '' }: Pick<Projection, 'views'>): string[] =>
  [...views.matchAll(/create\s+(?:or\s+replace\s+)?view\s+([\w."]+)/gi)].map(([, name]) => name!);
/** Names of its tables, with their schema. */
export const tablesOf = (projection: Projection): string[] =>
  projection.tableNames.map(name => `${quote(schemaOf(projection, 'live'))}.${quote(name)}`);

/** Views on the tables, and views on these. */
const leaning = `
  with recursive leaning as (
    select to_regclass(name)::oid as oid from unnest($1::text[]) as name where to_regclass(name) is not null
    union select rule.ev_class from leaning
    join pg_depend on refobjid = leaning.oid and refclassid = 'pg_class'::regclass
      and classid = 'pg_rewrite'::regclass
    join pg_rewrite rule on rule.oid = objid
  )
  select format('%I.%I', nspname, relname) as name, relkind = 'v' as is_view
  from leaning join pg_class using (oid)
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('v', 'r') order by relkind desc, 1`;

/** Those of the projections whose views have to be made when the tables of one are exchanged: its own, those that lean on its tables, and what is missing. */
export async function viewsWith(db: Sql, projection: Projection, among: readonly Projection[]): Promise<Projection[]> {
  const { rows: leant } = await db.query<{ name: string }>(leaning, [tablesOf(projection)]);
  const { rows: missing } = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is null',
    [among.flatMap(viewsOf)],
  );
  const wanted = new Set([...leant, ...missing].map(({ name }) => name));
  return among.filter(known => known.name === projection.name || viewsOf(known).some(view => wanted.has(view)));
}

/**
 * Locks what is exchanged, the tables with all views on them and the views that are made anew, views first, as readers
 * do. It waits for those who are reading at most `timeout` milliseconds, because whoever comes meanwhile waits behind
 * it; then it gives everything back. Answers whether it has the locks.
 */
export async function lockReaders(
  db: Sql,
  projection: Projection,
  remade: readonly Projection[],
  timeout: number,
): Promise<boolean> {
  const { rows } = await db.query<{ name: string }>(leaning, [[...tablesOf(projection), ...remade.flatMap(viewsOf)]]);
  if (rows.length === 0) return true;
  await db.query('savepoint readers');
  await db.query(`set local lock_timeout = ${timeout}`);
  try {
    await db.query(`lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
    await db.query(`set local lock_timeout = '10s'; release savepoint readers`);
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '55P03' && code !== '40P01') throw error;
    await db.query('rollback to savepoint readers');
    return false;
  }
}

/**
 * Makes the views of all given projections. They may lean on each other across modules, so those that can't be made yet are tried
 * again after the others. Answers the errors of those that could not be made at all.
 */
export async function makeViews(db: Sql, projections: readonly Projection[]): Promise<Error[]> {
  let waiting = projections.filter(projection => projection.views);
  for (;;) {
    const failed: { projection: Projection; error: Error }[] = [];
    for (const projection of waiting) {
      await searchIn(db, schemaOf(projection, 'live'));
      await db.query('savepoint views');
      try {
        await db.query(projection.views!);
        await db.query('release savepoint views');
      } catch (error) {
        if (isTransient(error)) throw error;
        await db.query('rollback to savepoint views');
        failed.push({
          projection,
          error: new Error(`Views of ${projection.name}: ${(error as Error).message}`, { cause: error }),
        });
      }
    }
    if (failed.length === 0 || failed.length === waiting.length) return failed.map(({ error }) => error);
    waiting = failed.map(({ projection }) => projection);
  }
}
