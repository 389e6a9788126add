import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from '../projections/types.ts';

/**
 * Idempotent DDL with qualified names, run again whenever its text changes, and for the application's tables when one
 * of them is gone. `as: 'app'` makes tables that belong to the application's role.
 */
export interface Migration {
  name: string;
  sql: string;
  as: 'owner' | 'app';
}

/** The role that the application works as; it may not change or delete events. */
export const appRole = 'portal_app';
const lockKey = 7_241_001;

/** Makes the database of the address when it is not there yet (the embedded server begins without one). */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/postgres';
  await withClient(target.href, async client => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/**
 * Brings a database to today's shape: role, schemas, then the migrations in their order, all in one transaction, one process at a time.
 * `url` is an address with the owner's rights (creating roles and schemas).
 */
export async function migrate(
  url: string,
  schemas: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  await withClient(url, async client => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('begin');
    try {
      await prepare(client, schemas);
      const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from platform.migrations');
      const done = new Map(rows.map(row => [row.name, row.hash]));
      for (const migration of migrations) {
        const hash = createHash('sha256').update(migration.sql).digest('hex');
        if (
          done.get(migration.name) === hash &&
          (migration.as === 'owner' || (await missingRelations(client, relationsOf(migration.sql))).length === 0)
        )
          continue;
        await client.query(`set local role ${migration.as === 'app' ? appRole : 'none'}`);
        await client.query(migration.sql).catch((error: Error) => {
          throw new Error(`The migration ${migration.name} failed: ${error.message}`, { cause: error });
        });
        await client.query('reset role');
        await client.query(
          'insert into platform.migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, run_at = now()',
          [migration.name, hash],
        );
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/** Tables and views that idempotent DDL makes, with their schemas. */
export const relationsOf = (sql: string): string[] =>
  [...sql.matchAll(/create\s+(?:(?:unlogged\s+)?table\s+if\s+not\s+exists|or\s+replace\s+view)\s+([\w."]+)/gi)].map(
    ([, name]) => name!,
  );

/** Those of the relations that are not there. */
export async function missingRelations(db: Sql, relations: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is null order by name',
    [relations],
  );
  return rows.map(({ name }) => name);
}

async function prepare(client: pg.Client, schemas: readonly string[]): Promise<void> {
  const database = client.escapeIdentifier(
    (await client.query<{ name: string }>('select current_database() as name')).rows[0]!.name,
  );
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
      if not pg_has_role(current_user, '${appRole}', 'member') then execute format('grant ${appRole} to %I', current_user); end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant create, temporary on database ${database} to ${appRole};
    create schema if not exists platform authorization ${appRole};
    create table if not exists platform.migrations (name text primary key, hash text not null, run_at timestamptz not null default now());
    create extension if not exists pg_trgm with schema public;
  `);
  for (const schema of schemas)
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)} authorization ${appRole}`);
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
