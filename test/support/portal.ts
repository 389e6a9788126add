import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
import { platformMigrations } from '@portal/platform/host/migrations.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { migrate } from '@portal/platform/postgres/migrate.ts';
import { databaseFrom, ensureTemplate, testDatabase, type TestDatabase } from './database.ts';

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

/** Where a portal keeps what it knows. */
interface Place {
  database: Pick<TestDatabase, 'url'>;
  /** Its data folder. */
  data: string;
  clear(): Promise<void>;
}
const placeOn = (database: TestDatabase, { keep = false } = {}): Place => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'portal-data-'));
  return {
    database,
    data,
    async clear() {
      if (!keep) await database.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A copy of the demo university, which is made once a run for each set of services. */
async function demoPlace(services: readonly string[]): Promise<Place> {
  const filesOf = (template: string): string => path.join(inject('templates'), template);
  const template = await ensureTemplate(['demo', services.toSorted()], async (url, name) => {
    await migrate(url, [], platformMigrations());
    const data = filesOf(name);
    mkdirSync(data, { recursive: true });
    const place: Place = { database: { url }, data, clear: async () => undefined };
    const made = await openPortal(place, { services, demo: true });
    await made.host.waitForReadModels(await made.host.log.head(), 120_000);
    await made.stop();
  });
  const place = placeOn(await databaseFrom(template));
  cpSync(filesOf(template), place.data, { recursive: true });
  return place;
}

/** A whole portal, or some services of it, in this process on a free port and a database of its own. */
export async function startPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { demo, database, clock, config, services = everything } = options;
  const names = services.filter(service => typeof service === 'string');
  // What a test's own clock, log or services make of the university may differ.
  const copied = demo && !database && !clock && !config?.eventStoreUrl && names.length === services.length;
  const place = copied ? await demoPlace(names) : placeOn(database ?? (await testDatabase()), { keep: !!database });
  return openPortal(place, options);
}

async function openPortal(
  { database, data, clear }: Place,
  { services = everything, demo = false, clock, config: changes, feedThread = false, logger }: TestPortalOptions,
): Promise<TestPortal> {
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
        await clear();
        throwUndeclared();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
