import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { loadConfig } from '@portal/platform/config/load.ts';
import type { Config } from '@portal/platform/config/config.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { createHost, type HostOptions } from '@portal/platform/host/host.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import type { Clock, Service } from '@portal/platform/service.ts';
import { throwUndeclared } from '@portal/platform/http/undeclared-refusals.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { testDatabase, type TestDatabase } from './database.ts';

export interface TestPortal {
  url: string;
  host: RunningHost;
  config: Config;
  database: Pick<TestDatabase, 'url'>;
  /** Stops the portal, and drops its database unless it was given. Throws where a call refused as its contract does not say (decisions/0052). */
  stop(): Promise<void>;
}
export interface TestPortalOptions {
  /** Names of services to load, or services made in the test; all but the pages by default. */
  services?: readonly (string | Service)[];
  /** Makes the demo university (off by default). */
  demo?: boolean;
  clock?: Clock;
  /** A database to share between portals; without it one is made. */
  database?: TestDatabase;
  config?: Partial<Config>;
  /** Read models in a thread of their own, as `npm start` has it. */
  feedThread?: boolean;
  /** Where the portal's log lines go; errors to standard error without it. */
  logger?: HostOptions['logger'];
}

/** For a portal whose log lies in the run's event store, in streams of its own. */
export const logInEventStore = (): Partial<Config> => ({
  eventStoreUrl: inject('eventStore'),
  eventStorePrefix: `t${randomUUID()}-`,
});

const everything = ['command-service', 'projection-service', 'notification-worker'];

/** A whole portal, or some services of it, in this process on a free port and a database of its own. */
export async function startPortal({
  services = everything,
  demo = false,
  clock,
  database: given,
  config: changes,
  feedThread = false,
  logger,
}: TestPortalOptions = {}): Promise<TestPortal> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'portal-data-'));
  const database = given ?? (await testDatabase());
  // Limits on one address would limit the test, which is one address.
  const config: Config = {
    ...loadConfig({ PORTAL_DATA: data, PORT: '0', PORTAL_LOG_LEVEL: 'error' }),
    databaseUrl: database.url,
    demo,
    rateLimit: 10_000_000,
    loginRateLimit: 10_000_000,
    ...changes,
  };
  const loaded = (
    await Promise.all(
      services.map(async service => (typeof service === 'string' ? await loadServices([service]) : [service])),
    )
  ).flat();
  const clean = async (): Promise<void> => {
    if (!given) await database.drop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const host = await createHost({
      services: loaded,
      config,
      databaseUrl: database.url,
      clock,
      logger: logger ?? createLogger(config.logLevel, 'test'),
      feedThread,
    });
    return {
      url: host.url!,
      host,
      config,
      database,
      stop: async () => {
        await host.stop();
        await clean();
        throwUndeclared();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
