import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Config } from '../config/config.ts';
import { createLogger } from '../logging/logger.ts';
import type { Progress } from '../logging/progress.ts';
import { adoptOrStart, type Embedded } from '../postgres/embedded.ts';
import { tryLock } from '../postgres/lock-file.ts';
import { AlreadyRunning } from './already-running.ts';
import { ensureFrontend } from './frontend-build.ts';
import type { RunningHost } from './running-host.ts';
import { createHost } from './host.ts';
import { loadServices, serviceNames } from './load-services.ts';

export interface Portal {
  host: RunningHost;
  stop(): Promise<void>;
}

/** The database of the configuration: the given one, or the embedded server of the data folder. `release` gives it back. */
export async function openDatabase(
  config: Config,
  progress: Progress,
): Promise<{ url: string; release: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, release: async () => undefined };
  const embedded: Embedded = await adoptOrStart(config.data, line => progress.step(line));
  const watch = setInterval(() => {
    embedded.ensure().then(
      restarted => restarted && progress.step('PostgreSQL had ended and runs again'),
      (error: Error) => progress.step(`PostgreSQL had ended and does not start: ${error.message}`),
    );
  }, 1000).unref();
  return {
    url: embedded.url,
    release: () => {
      clearInterval(watch);
      return embedded.release();
    },
  };
}

/** Starts the named services as the command line does; `feedThread` is loading its modules meanwhile. Throws `AlreadyRunning`. */
export async function startPortal(
  wanted: readonly string[],
  config: Config,
  progress: Progress,
  feedThread: Worker | undefined,
): Promise<Portal> {
  let lock: { release: () => void } | undefined;
  try {
    const services = await loadServices(wanted);
    lock = config.databaseUrl ? undefined : lockServices(wanted, config);
    // Built while the database starts and the demo university is made.
    const pages = wanted.includes('frontend') ? ensureFrontend(progress) : Promise.resolve();
    pages.catch(() => undefined);
    const database = await openDatabase(config, progress);
    try {
      const logger = createLogger(config.logLevel, wanted.length === serviceNames.length ? 'portal' : wanted.join('+'));
      const host = await createHost({
        services,
        config,
        databaseUrl: database.url,
        logger,
        progress,
        beforeServing: pages,
        ...(feedThread ? { feedThread } : {}),
      });
      const stop = async (): Promise<void> => {
        await host.stop();
        await database.release();
        lock?.release();
      };
      return { host, stop };
    } catch (error) {
      await database.release();
      throw error;
    }
  } catch (error) {
    await feedThread?.terminate();
    lock?.release();
    throw error;
  }
}

function lockServices(names: readonly string[], config: Config): { release: () => void } {
  mkdirSync(config.data, { recursive: true });
  const file = path.join(
    config.data,
    `${names.length === serviceNames.length ? 'portal' : [...names].sort().join('+')}.lock`,
  );
  const lock = tryLock(file, { address: `http://${config.host}:${config.port}` });
  if ('release' in lock) return lock;
  throw new AlreadyRunning(
    `The portal is already running on ${config.data} (process ${lock.holder.pid}, ` +
      `${lock.holder.address ?? 'address unknown'}). Stop it first, or set PORTAL_DATA to another folder.`,
  );
}
