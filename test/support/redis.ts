import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/src/postgres/server.ts';

const program = ['redis-server', 'valkey-server'].find(name => spawnSync(name, ['--version']).status === 0);

/** Whether tests can start a Redis of their own. */
export const haveRedis = program !== undefined;
/** Stands in the names of tests that need one: a run without it says what is missing. */
export const withRedis = haveRedis
  ? 'on Redis'
  : 'on Redis (skipped: redis-server is missing, apt-get install redis-server)';

/** On Debian as root Redis is installed for the tests; elsewhere those that need it are skipped, and say so. */
export function installRedis(): boolean {
  if (haveRedis) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server';
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', install], { stdio: 'inherit', env: environment }).status === 0;
}

/** A Redis in a folder and on a port of its own, which keeps every change on disk before it answers. */
export interface TestRedis {
  url: string;
  port: number;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Starts it again, with what is on its disk. */
  start(): Promise<void>;
  /** `kill -9`, and it starts again with nothing of what it had. */
  lose(): Promise<void>;
  /** It keeps its connections and answers nothing, until `go`. */
  halt(): void;
  go(): void;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** `settings` as on its command line; they come after the usual ones. */
export async function startRedis(settings: readonly string[] = []): Promise<TestRedis> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-redis-'));
  const port = await freePort(0);
  let child: ChildProcess | undefined;
  const running = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = (): void => void child?.kill('SIGKILL');
  const usual = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];

  const start = async (): Promise<void> => {
    const mine = spawn(program!, [...usual, '--appendonly', 'yes', '--appendfsync', 'always', ...settings], {
      stdio: 'ignore',
    });
    child = mine;
    process.once('exit', end);
    mine.once('exit', () => process.off('exit', end));
    for (let tries = 0; running(); tries++) {
      if (tries === 400) throw new Error('Redis did not answer within 20 s');
      if (await answers(port)) return;
      await sleep(50);
    }
    throw new Error(`Redis ended with ${mine.exitCode ?? mine.signalCode}`);
  };
  const kill = async (): Promise<void> => {
    end();
    while (running()) await sleep(5);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    start,
    async lose() {
      await kill();
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
      await start();
    },
    halt: () => void child?.kill('SIGSTOP'),
    go: () => void child?.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Says anything at all to a question; a refusal is an answer too. */
const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const over = (there: boolean): void => {
      socket.destroy();
      resolve(there);
    };
    socket.once('data', answer => over(!answer.toString().startsWith('-LOADING')));
    socket.once('error', () => over(false));
    socket.setTimeout(1000, () => over(false));
  });
