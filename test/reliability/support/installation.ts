import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@portal/platform/config/load.ts';
import type { Config } from '@portal/platform/config/config.ts';
import { adoptOrStart } from '@portal/platform/postgres/embedded.ts';
import { readPostmaster } from '@portal/platform/postgres/server.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { childrenOf } from '../../../bench/support/cpu.ts';
import { cuttable } from '../../support/cuttable.ts';
import { testDatabase } from '../../support/database.ts';
import {
  eventStoreCluster,
  eventStoreNode,
  eventStoreProgram,
  type EventStoreCluster,
  type EventStoreNode,
} from '../../support/event-store.ts';
import type { LogPlace } from './chaos.ts';
import { logInEventStore, logInPostgres, type RawLog } from './raw-log.ts';

/** A database and a data folder on which portal processes run and die. */
export interface Installation {
  /** Address with the owner's rights. */
  url: string;
  environment: NodeJS.ProcessEnv;
  config: Config;
  /** One statement on a connection of its own; waits while the database is away. */
  query<R extends pg.QueryResultRow = any>(text: string, values?: unknown[]): Promise<R[]>;
  /** The log in its place. */
  log: RawLog;
  /** `kill -9` for every process of PostgreSQL at once, as when the machine loses power. Only where the installation has its own. */
  killDatabase(): void;
  /** The event store of its own that keeps the log, or the cluster. */
  eventStore?: EventStoreNode | undefined;
  cluster?: EventStoreCluster | undefined;
  /** Ends every connection that a portal has to what keeps its data. Only where the installation shares these with other tests. */
  cutConnections(): Promise<void>;
  clear(): Promise<void>;
}

const settings = (folder: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(PORTAL|EVENTSTORE|KAFKA)_/.test(name) && !['DATABASE_URL', 'REDIS_URL', 'NODE_OPTIONS'].includes(name),
    ),
  ),
  PORTAL_DATA: folder,
  PORTAL_DEMO: 'false',
  PORTAL_LOG_LEVEL: 'fatal',
  PORTAL_RATE_LIMIT: '10000000',
  PORTAL_LOGIN_RATE_LIMIT: '10000000',
  PORTAL_SERVICE_TOKEN: 'between-services-of-a-test',
});

/** A database on the run's server, and streams of its own in the run's event store: for everything that leaves these alone. */
export async function sharedInstallation(place: LogPlace = 'PostgreSQL'): Promise<Installation> {
  const folder = makeFolder();
  const database = await testDatabase();
  const query = queryAt(database.url);
  const store = place === 'an event store' ? await sharedStore() : undefined;
  const environment = { ...settings(folder), ...store?.environment, DATABASE_URL: database.url };
  return {
    url: database.url,
    environment,
    config: loadConfig(environment),
    query,
    log: store?.log ?? logInPostgres(query),
    killDatabase: () => {
      throw new Error('this PostgreSQL is shared with other tests');
    },
    async cutConnections() {
      store?.cut();
      await query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    },
    clear: async () => {
      await store?.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface TestStore {
  environment: NodeJS.ProcessEnv;
  log: RawLog;
  node?: EventStoreNode;
  cluster?: EventStoreCluster;
  close(): Promise<void>;
}
async function ownCluster(): Promise<TestStore> {
  const cluster = await eventStoreCluster();
  const { url, clear } = cluster;
  return { environment: { EVENTSTORE_URL: url }, log: logInEventStore(url, ''), cluster, close: clear };
}
async function ownStore(): Promise<TestStore> {
  const node = await eventStoreNode();
  await node.start();
  return {
    environment: { EVENTSTORE_URL: node.url },
    log: logInEventStore(node.url, ''),
    node,
    close: node.clear,
  };
}

/** The run's event store behind connections that can be cut. */
async function sharedStore(): Promise<TestStore & { cut(): void }> {
  const url = new URL(inject('eventStore'));
  const before = await cuttable(url.hostname, Number(url.port || 2113));
  const prefix = `t${randomUUID()}-`;
  const log = logInEventStore(url.href, prefix);
  url.port = String(before.port);
  return {
    environment: { EVENTSTORE_URL: url.href, EVENTSTORE_PREFIX: prefix },
    log,
    cut: before.cut,
    close: before.close,
  };
}

/**
 * A data folder as `npm start` has it, with an embedded PostgreSQL of its own that the portal's processes start and look after. The log lies in
 * an event store of its own where one can be started.
 */
export async function ownInstallation(place: LogPlace = 'PostgreSQL'): Promise<Installation> {
  const folder = makeFolder();
  const store = await {
    PostgreSQL: async () => undefined,
    'an event store': eventStoreProgram ? ownStore : sharedStore,
    'a cluster of event stores': ownCluster,
  }[place]();
  const environment = { ...settings(folder), ...store?.environment };
  const config = loadConfig(environment);
  const database = await adoptOrStart(folder);
  const query = queryAt(database.url);
  return {
    url: database.url,
    environment,
    config,
    query,
    log: store?.log ?? logInPostgres(query),
    killDatabase: () => {
      // Where children are not named, PostgreSQL's end by themselves when they notice that their parent is gone.
      const server = readPostmaster(database.folder);
      for (const pid of server ? [server.pid, ...childrenOf(server.pid)] : []) killAtOnce(pid);
    },
    eventStore: store?.node,
    cluster: store?.cluster,
    cutConnections: () => {
      throw new Error('connections of an installation of its own are not cut');
    },
    clear: async () => {
      await database.release();
      await store?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-chaos-'));
  chmodSync(folder, 0o755);
  return folder;
}

const queryAt =
  (url: string) =>
  async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> => {
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<R>(text, values)).rows;
      } catch (error) {
        if (tries === 100 || (error instanceof pg.DatabaseError && !/^(57P|08|53)/.test(error.code ?? ''))) throw error;
        await new Promise(resolve => setTimeout(resolve, 100));
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };

export function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
