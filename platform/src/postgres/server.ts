import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isPidAlive, commandLine } from './process.ts';

export interface Cluster {
  binaries: Binaries;
  account: Account;
  /** PostgreSQL's data folder. */
  folder: string;
  logFile: string;
  password: string;
}

const user = 'portal';
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});
export const connectionUrl = (password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Makes an empty cluster: UTF-8, code point order by default (ICU collations are there to sort by), passwords by SCRAM. */
export function initCluster({ binaries, account, folder, password }: Cluster): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const file of [folder, passwordFile]) chownSync(file, account.uid, account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      folder,
      '-U',
      user,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    { ...account, cwd: path.parse(folder).root, env: environment(), encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(
    `initdb could not make the database in ${folder}: ${made.error?.message ?? (made.stderr.trim() || `ended with ${made.status ?? made.signal}`)}`,
  );
}

function settings(port: number): string[] {
  const megabytes = os.totalmem() / 2 ** 20;
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 400,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: `${Math.round(Math.min(512, Math.max(64, megabytes / 8)))}MB`,
    effective_cache_size: `${Math.round(Math.max(256, megabytes / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts the server on the port and waits until it answers. It is detached: a Ctrl-C in the terminal does not reach it. */
export async function startCluster(cluster: Cluster, port: number): Promise<void> {
  const { binaries, account, folder, logFile, password } = cluster;
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', folder, ...settings(port)], {
    ...account,
    cwd: path.parse(folder).root,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', error => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `ended with ${code ?? signal}`));
  child.unref();
  const deadline = Date.now() + 60_000;
  while (!(await isServing(folder, connectionUrl(password, port, 'postgres')))) {
    if (ended !== undefined) throw new Error(`PostgreSQL did not start (${ended}): ${lastLines(logFile)}`);
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within a minute: ${lastLines(logFile)}`);
    await sleep(15);
  }
}

/** Whether the server at this address is the one of this data folder. */
export async function isServing(folder: string, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return path.resolve(rows[0]!.data_directory) === path.resolve(folder);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Process id and port of the server that holds the data folder, also one that a killed portal left behind; null = nobody does. */
export function readPostmaster(folder: string): { pid: number; port: number } | null {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, data, , port] = readFileSync(file, 'utf8').split('\n');
  if (!isPidAlive(Number(pid))) return null;
  const command = commandLine(Number(pid));
  const ours =
    command.includes('postgres') &&
    (process.platform === 'win32' || command.includes(folder) || command.includes(data ?? folder));
  if (ours) return { pid: Number(pid), port: Number(port) };
  // The id was given to another program since: the file is a leftover, and PostgreSQL would refuse to start for it.
  rmSync(file, { force: true });
  return null;
}

/** Fast stop: running transactions are rolled back, everything committed is flushed. */
export function stopCluster({ binaries, account, folder }: Cluster): void {
  if (!readPostmaster(folder)) return;
  const stopped = spawnSync(binaries.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60'], {
    ...account,
    cwd: path.parse(folder).root,
    env: environment(),
    encoding: 'utf8',
  });
  if (stopped.status !== 0 && readPostmaster(folder))
    throw new Error(`PostgreSQL in ${folder} did not stop: ${stopped.stderr.trim()}`);
}

/** The preferred port when it is free, else any free one. */
export function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      preferred ? resolve(freePort(0)) : reject(new Error('There is no free port on 127.0.0.1.')),
    );
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ') : 'no log';
