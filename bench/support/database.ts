import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { platformMigrations } from '@portal/platform/host/migrations.ts';
import { adoptOrStart } from '@portal/platform/postgres/embedded.ts';
import { ensureDatabase, migrate } from '@portal/platform/postgres/migrate.ts';

/** A fresh durable PostgreSQL in a folder of its own (the embedded one), with the platform's tables; gone after `close`. */
export async function benchDatabase(): Promise<{ url: string; server: string; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  chmodSync(folder, 0o755);
  const embedded = await adoptOrStart(folder);
  await ensureDatabase(embedded.url);
  await migrate(embedded.url, [], platformMigrations());
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'server_version')`,
  );
  await client.end();
  const settings = Object.fromEntries(rows.map(row => [row.name, row.setting]));
  if (settings['fsync'] !== 'on' || settings['synchronous_commit'] !== 'on')
    throw new Error(`not durable: ${JSON.stringify(settings)}`);
  return {
    url: embedded.url,
    server:
      `PostgreSQL ${settings['server_version']}, fsync on, synchronous_commit on; Node ${process.versions.node}; ` +
      `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    async close() {
      await embedded.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
