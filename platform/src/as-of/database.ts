import pg from 'pg';

/** A database that lies beside another one. */
export function addressBeside(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** What snapshots of this portal are called; PostgreSQL knows 63 characters of a name. */
export const snapshotNamePrefix = (url: string): string => `${databaseOf(url).slice(0, 38)}_past_`;

/** Runs `work` on a connection with the owner's rights, outside of any transaction. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const databaseExists = async (owner: pg.Client, name: string): Promise<boolean> =>
  (await owner.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;

/** An empty database, or a copy of one, whose readers are sent away for it (they come back by themselves). */
export async function createDatabase(owner: pg.Client, name: string, copyOf?: string): Promise<void> {
  if (!copyOf) return void (await owner.query(`create database ${pg.escapeIdentifier(name)}`));
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [copyOf],
  );
  await owner.query(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(copyOf)} strategy file_copy`,
  );
}

/** Whoever is in it is sent away. Throws where somebody comes back meanwhile. */
export async function renameDatabase(owner: pg.Client, name: string, to: string): Promise<void> {
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  await owner.query(`alter database ${pg.escapeIdentifier(name)} rename to ${pg.escapeIdentifier(to)}`);
}

export const dropDatabase = async (owner: pg.Client, name: string): Promise<void> =>
  void (await owner.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));

/** The databases of this portal's snapshots. */
export const snapshotDatabases = async (owner: pg.Client, prefix: string): Promise<string[]> =>
  (
    await owner.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
  ).rows.map(({ name }) => name);
