import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { appRole, ensureDatabase, migrate, type Migration } from '@portal/platform/postgres/migrate.ts';
import { platformMigrations } from '@portal/platform/host/migrations.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';

export interface TestDatabase {
  /** Address with the owner's rights. */
  url: string;
  /** A pool of the application's role; `pipeline` as `createPool` has it. */
  pool(max?: number, pipeline?: boolean): pg.Pool;
  /** Runs one statement with the owner's rights, for looking and for breaking things. */
  asOwner<R extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  drop(): Promise<void>;
}

const named = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function run<R extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A database of one's own on the run's server: a copy of a template with the platform's tables (and `extra` ones), made in some 30 ms.
 * Each file makes one in `beforeAll` and drops it in `afterAll`.
 */
export async function testDatabase(
  extra: { schemas?: readonly string[]; migrations?: readonly Migration[] } = {},
): Promise<TestDatabase> {
  const { schemas = [] } = extra;
  const migrations = [...platformMigrations(), ...(extra.migrations ?? [])];
  return databaseFrom(await ensureTemplate([schemas, migrations], url => migrate(url, schemas, migrations)));
}

/** A database of one's own: a copy of a template. */
export async function databaseFrom(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(named(server, 'postgres'), `create database ${name} template ${template} strategy file_copy`);
  // A copy has the tables' rights but not those on the database itself.
  await run(named(server, 'postgres'), `grant create, temporary on database ${name} to ${appRole}`);
  const url = named(server, name);
  const pools: pg.Pool[] = [];
  return {
    url,
    pool(max = 4, pipeline = false) {
      const pool = createPool(url, { max, pipeline, onError: () => undefined });
      pools.push(pool);
      return pool;
    },
    asOwner: (text, values) => run(url, text, values),
    async drop() {
      await Promise.all(pools.filter(pool => !pool.ending).map(pool => pool.end()));
      await run(named(server, 'postgres'), `drop database if exists ${name} with (force)`);
    },
  };
}

/** A template, made once a run for each `what`; workers that want it at the same time wait for each other. Answers its name. */
export async function ensureTemplate(
  what: unknown,
  make: (url: string, name: string) => Promise<unknown>,
): Promise<string> {
  const server = inject('databaseServer');
  const name = `template_${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)}`;
  const admin = new pg.Client({ connectionString: named(server, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`select pg_advisory_lock(hashtext($1))`, [name]);
    const ready = await admin.query('select 1 from pg_database where datname = $1 and not datallowconn', [name]);
    if (!ready.rowCount) {
      // One that broke off is made anew.
      await admin.query(`drop database if exists ${name} with (force)`);
      await ensureDatabase(named(server, name));
      await make(named(server, name), name);
      await admin.query(`alter database ${name} allow_connections false`);
    }
  } finally {
    await admin.end();
  }
  return name;
}
