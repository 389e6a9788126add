import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@portal/platform/config/load.ts';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { createHost } from '@portal/platform/host/host.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { openDatabase } from '@portal/platform/host/portal.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';

/** A database of the benchmark's own: an embedded server in a temporary folder, with fsync and synchronous commits on. */
export interface Installation {
  url: string;
  environment: NodeJS.ProcessEnv;
  /** Services in this process without a port, for making what the benchmark needs. */
  host(services: readonly string[]): Promise<RunningHost>;
  /** The portal as `npm start` runs it, without a demo university, as a process of its own. */
  serve(
    settings?: Record<string, string>,
    services?: readonly string[],
  ): Promise<{ port: number; child: ChildProcess; stop(): Promise<void> }>;
  clear(): Promise<void>;
}

/** `changes`: of the environment that its portals have. */
export async function prepareInstallation(changes: NodeJS.ProcessEnv = {}): Promise<Installation> {
  const data = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  // As root the database runs under an ordinary account, which has to get into the folder.
  chmodSync(data, 0o755);
  const environment = {
    ...process.env,
    PORTAL_DATA: data,
    PORTAL_DEMO: 'false',
    PORTAL_LOG_LEVEL: 'error',
    PORTAL_RATE_LIMIT: '10000000',
    PORTAL_LOGIN_RATE_LIMIT: '10000000',
    EVENTSTORE_URL: '',
    EVENTSTORE_PREFIX: '',
    ...changes,
  };
  const config = loadConfig(environment);
  const database = await openDatabase(config, noProgress);
  return {
    url: database.url,
    environment,
    async host(names) {
      return createHost({
        services: await loadServices(names),
        config,
        databaseUrl: database.url,
        serve: false,
        logger: createLogger('error', 'bench'),
      });
    },
    async serve(settings = {}, services = []) {
      const port = await freePort();
      const child = spawn(
        process.execPath,
        ['--max-semi-space-size=128', '--import', 'tsx', 'platform/src/host/main.ts', ...services],
        {
          cwd: projectRoot,
          env: { ...environment, PORT: String(port), ...settings },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      // Whatever ends the benchmark ends its portal too.
      const orphan = (): boolean => child.kill('SIGKILL');
      process.once('exit', orphan);
      child.once('exit', () => process.off('exit', orphan));
      await answers(port, child);
      return { port, child, stop: () => ended(child) };
    },
    async clear() {
      await database.release();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

type Health = { log: { head: number }; readers: { position: number }[] };

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (child.exitCode !== null) throw new Error(`the portal ended with ${child.exitCode}`);
    const health = await fetch(`http://127.0.0.1:${port}/health/`).then(
      async answer => (answer.ok ? ((await answer.json()) as Health) : null),
      () => null,
    );
    // What was made before the start is not to be projected while the benchmark runs.
    if (health?.readers.length && health.readers.every(reader => reader.position >= health.log.head)) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the portal did not become ready within three minutes');
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
