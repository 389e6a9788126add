import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptOrStart } from './embedded.ts';
import { ensureDatabase, migrate } from './migrate.ts';
import { platformTables } from './platform-tables.ts';
import { appAddress } from './pools.ts';
import { isPidAlive } from './process.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), 'portal-embedded-'));
  chmodSync(data, 0o755);
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const postmasterOf = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('is made, durable, closed to the network and to guesses, and stops with its last user', async () => {
    const server = await adoptOrStart(data);
    await ensureDatabase(server.url);
    const [settings] = await ask(
      server.url,
      `select current_setting('fsync') f, current_setting('synchronous_commit') s,
          current_setting('listen_addresses') l, current_setting('server_encoding') e, current_setting('password_encryption') p`,
    );
    expect(settings).toEqual({ f: 'on', s: 'on', l: '127.0.0.1', e: 'UTF8', p: 'scram-sha-256' });
    await expect(ask(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
    const sorted = await ask<{ word: string }>(
      server.url,
      `select word from (values ('өт'), ('от'), ('ұя'), ('ң'), ('н')) as w(word) order by word collate "kk-x-icu"`,
    );
    expect(sorted.map(({ word }) => word)).toEqual(['н', 'ң', 'от', 'өт', 'ұя']);
    const pid = postmasterOf(server.folder);
    await server.release();
    await expect.poll(() => isPidAlive(pid)).toBe(false);
  });

  it('keeps what was committed through a kill -9, starts again by itself on the same address', async () => {
    const server = await adoptOrStart(data);
    await ensureDatabase(server.url);
    await ask(server.url, 'create table kept as select 42 as answer');
    expect(await server.ensure()).toBe(false);
    process.kill(postmasterOf(server.folder), 'SIGKILL');
    await expect.poll(() => server.ensure(), { timeout: 10_000 }).toBe(true);
    expect(await ask(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await server.release();
  });

  it('is joined when it runs already, also one that a killed process left behind', async () => {
    const first = await adoptOrStart(data);
    const second = await adoptOrStart(data);
    expect([first.started, second.started]).toEqual([true, false]);
    expect(second.url).toBe(first.url);
    // The traces of a process that was killed: it is counted as a user no more.
    writeFileSync(path.join(data, 'postgres.users', '999999999'), JSON.stringify({ pid: 999_999_999, start: '1' }));
    const pid = postmasterOf(first.folder);
    await first.release();
    await expect.poll(() => isPidAlive(pid)).toBe(false);
  });

  it('starts although the process id that it left behind belongs to another program now', async () => {
    const server = await adoptOrStart(data);
    const file = path.join(server.folder, 'postmaster.pid');
    const left = readFileSync(file, 'utf8');
    await server.release();
    writeFileSync(file, left.replace(/^\d+/, String(process.pid)));
    const again = await adoptOrStart(data);
    expect(again.started).toBe(true);
    await again.release();
  });

  it.runIf(process.getuid?.() === 0)(
    'finds a place of its own where its account cannot enter the data folder',
    async () => {
      const closed = path.join(data, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const said: string[] = [];
      const server = await adoptOrStart(path.join(closed, 'portal'), line => said.push(line));
      expect(server.folder).toMatch(/^\/var\/lib\/university-portal\//);
      expect(said[0]).toContain('the database lies in /var/lib/university-portal/');
      await server.release();
      rmSync(server.folder, { recursive: true, force: true });
    },
  );
});

describe('migration', () => {
  it('is repeatable, and leaves the application no way to change the log', async () => {
    const server = await adoptOrStart(data);
    await ensureDatabase(server.url);
    const logTable = {
      name: 'log',
      as: 'owner' as const,
      sql: `create schema if not exists log; create table if not exists log.events (n int);
        grant usage on schema log to portal_app; grant select, insert on log.events to portal_app`,
    };
    for (let round = 0; round < 2; round++)
      await Promise.all([1, 2, 3].map(() => migrate(server.url, ['shop'], [platformTables, logTable])));
    const app = appAddress(server.url);
    await ask(app, 'insert into log.events values (1)');
    await expect(ask(app, 'update log.events set n = 2')).rejects.toThrow('permission denied');
    await expect(ask(app, 'delete from log.events')).rejects.toThrow('permission denied');
    await expect(ask(app, 'truncate log.events')).rejects.toThrow('permission denied');
    await ask(app, 'create table shop.shelf (n int)');
    await expect(migrate(server.url, [], [{ name: 'bad', as: 'app', sql: 'create tabel x' }])).rejects.toThrow(
      'The migration bad failed: syntax error',
    );
    await server.release();
  });
});
