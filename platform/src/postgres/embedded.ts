import { randomBytes, createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canEnter, serverAccount, type Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import { folderUsers, withLock } from './lock-file.ts';
import {
  connectionUrl,
  isServing,
  freePort,
  initCluster,
  readPostmaster,
  startCluster,
  stopCluster,
  type Cluster,
} from './server.ts';

/** What is remembered beside the database, readable by its owner only. */
interface Remembered {
  password: string;
  port: number;
  /** Where the database lies when it can't lie in the data folder itself. */
  outside?: string;
}

export interface Embedded {
  /** Address with a superuser, database `portal` (made by the migration). */
  url: string;
  /** True when this call started the server, false when it joined a running one. */
  started: boolean;
  /** PostgreSQL's own data folder. */
  folder: string;
  /** Starts the server again when it is gone (killed, out of memory); true when it had to. */
  ensure(): Promise<boolean>;
  /** Gives the database back: the last process that uses it stops it. */
  release(): Promise<void>;
}

/**
 * The embedded PostgreSQL of a data folder: joins the running one (of a portal, of a tool, or left behind by a killed process)
 * or starts it, making it first where there is none. Processes that use it are counted, so that a tool beside a running portal
 * leaves it running and a tool alone stops it at its end.
 */
export async function adoptOrStart(
  dataFolder: string,
  tell: (line: string) => void = () => undefined,
): Promise<Embedded> {
  const home = path.resolve(dataFolder);
  mkdirSync(home, { recursive: true });
  const lock = path.join(home, 'postgres.lock');
  const using = folderUsers(path.join(home, 'postgres.users'));
  return withLock(lock, async () => {
    const memory = recall(home, tell);
    const cluster = clusterOf(home, memory);
    const started = await ensureRunning(cluster, memory, home, tell);
    using.add();
    return {
      url: connectionUrl(memory.password, memory.port, 'portal'),
      started,
      folder: cluster.folder,
      ensure: async () =>
        readPostmaster(cluster.folder) ? false : withLock(lock, () => ensureRunning(cluster, memory, home, tell)),
      release: () =>
        withLock(lock, async () => {
          if (using.remove() === 0) stopCluster(cluster);
        }),
    };
  });
}

async function ensureRunning(
  cluster: Cluster,
  memory: Remembered,
  home: string,
  tell: (line: string) => void,
): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  for (let holder = readPostmaster(cluster.folder); holder; holder = readPostmaster(cluster.folder)) {
    if (await isServing(cluster.folder, connectionUrl(memory.password, holder.port, 'postgres'))) {
      memory.port = holder.port;
      remember(home, memory);
      return false;
    }
    if (Date.now() > deadline)
      throw new Error(
        `PostgreSQL (process ${holder.pid}) holds ${cluster.folder} but does not answer. End it and start again.`,
      );
    await sleep(50);
  }
  if (!existsSync(path.join(cluster.folder, 'PG_VERSION'))) {
    tell('Making the database');
    initCluster(cluster);
  }
  if (existsSync(cluster.logFile) && statSync(cluster.logFile).size > 10_000_000) truncateSync(cluster.logFile);
  memory.port = await portFor(memory);
  remember(home, memory);
  // After a kill its last children may hold the shared memory for a moment.
  for (let attempt = 0; ; attempt++) {
    try {
      await startCluster(cluster, memory.port);
      return true;
    } catch (error) {
      if (attempt === 20 || !/shared memory|lock file/.test(String(error))) throw error;
      await sleep(250);
    }
  }
}

/** The port of last time, for which those who are connected come back; the children of a killed server may hold it for a moment. */
async function portFor({ port }: Remembered): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const free = await freePort(port);
    if (port === 0 || free === port || attempt === 60) return free;
    await sleep(50);
  }
}

function clusterOf(home: string, memory: Remembered): Cluster {
  const folder = memory.outside ?? path.join(home, 'postgres');
  const account = serverAccount(folder);
  const binaries = findBinaries(
    account,
    account ? '/var/cache/university-portal' : path.join(home, 'postgres-binaries'),
  );
  return { binaries, account, folder, logFile: path.join(home, 'postgres.log'), password: memory.password };
}

const memoryFile = (home: string): string => path.join(home, 'postgres.json');

function recall(home: string, tell: (line: string) => void): Remembered {
  const file = memoryFile(home);
  if (existsSync(file)) return readMemory(file);
  const outside = placeOutside(home, serverAccount(path.join(home, 'postgres')), tell);
  refuseOrphan(outside ?? path.join(home, 'postgres'), file);
  const memory: Remembered = { password: randomBytes(24).toString('hex'), port: 0, outside };
  remember(home, memory);
  return memory;
}

/** Throws where a database of an earlier start lies without its password: the data folder was emptied, and the database lies elsewhere. */
function refuseOrphan(folder: string, file: string): void {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) return;
  throw new Error(
    `${folder} holds the database of an earlier start, and its password is lost with ${file}. To begin anew, remove ` +
      `that folder too: rm -r ${folder}. To keep its data, follow “When postgres.json is lost” in docs/operating.md.`,
  );
}

/** Throws where the file can't be read or is broken: says which, why, and what to do. */
function readMemory(file: string): Remembered {
  try {
    const { password, port, outside } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Remembered>;
    if (typeof password !== 'string' || password === '') throw new Error('it has no password');
    return {
      password,
      port: typeof port === 'number' && port > 0 && port < 65_536 ? port : 0,
      ...(typeof outside === 'string' ? { outside } : {}),
    };
  } catch (error) {
    throw new Error(
      `${file} can't be used (${(error as Error).message}). It holds the password of the embedded database ` +
        'beside it: make it readable for this account, or put it back from a backup. ' +
        'If it is lost, docs/operating.md says how to set a new password ("When postgres.json is lost"). Nothing was changed.',
      { cause: error },
    );
  }
}

/** All of it or nothing: a process that ends while it writes leaves the file as it was. */
function remember(home: string, memory: Remembered): void {
  const file = memoryFile(home);
  writeFileSync(`${file}.new`, JSON.stringify(memory, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** As root, where the server's account can't enter the data folder: a folder of the machine's own. */
function placeOutside(home: string, account: Account, tell: (line: string) => void): string | undefined {
  if (canEnter(home, account)) return undefined;
  const base = '/var/lib/university-portal';
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const folder = path.join(base, `${createHash('sha256').update(home).digest('hex').slice(0, 12)}-postgres`);
  if (!canEnter(base, account))
    throw new Error(
      `As root, PostgreSQL runs under an ordinary account, and that account can enter neither ${home} nor ` +
        `${base}. Set PORTAL_DATA to a folder that everybody may enter, for example ${os.tmpdir()}/portal.`,
    );
  tell(`${home} is closed to the account that PostgreSQL runs under; the database lies in ${folder}`);
  return folder;
}
