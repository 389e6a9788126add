import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@portal/platform/config/load.ts';
import type { Config } from '@portal/platform/config/config.ts';
import { adoptOrStart } from '@portal/platform/postgres/embedded.ts';
import { readPostmaster } from '@portal/platform/postgres/server.ts';
import pg from 'pg';
import { testDatabase } from '../../support/database.ts';

/** A database and a data folder on which portal processes run and die. */
export interface Installation {
  /** Address with the owner's rights. */
  url: string;
  environment: NodeJS.ProcessEnv;
  config: Config;
  /** One statement on a connection of its own; waits while the database is away. */
  query<R extends pg.QueryResultRow = any>(text: string, values?: unknown[]): Promise<R[]>;
  /** `kill -9` for every process of PostgreSQL at once, as when the machine loses power. Only where the installation has its own. */
  killDatabase(): void;
  clear(): Promise<void>;
}

const settings = (folder: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !name.startsWith('PORTAL_') &&
        !name.startsWith('KAFKA_') &&
        !['DATABASE_URL', 'REDIS_URL', 'NODE_OPTIONS'].includes(name),
    ),
  ),
  PORTAL_DATA: folder,
  PORTAL_DEMO: 'false',
  PORTAL_LOG_LEVEL: 'fatal',
  PORTAL_RATE_LIMIT: '10000000',
  PORTAL_LOGIN_RATE_LIMIT: '10000000',
  PORTAL_SERVICE_TOKEN: 'between-services-of-a-test',
});

/** A database on the run's server: for everything that leaves PostgreSQL alone. */
export async function sharedInstallation(): Promise<Installation> {
  const folder = makeFolder();
  const database = await testDatabase();
  const environment = { ...settings(folder), DATABASE_URL: database.url };
  return {
    url: database.url,
    environment,
    config: loadConfig(environment),
    query: queryAt(database.url),
    killDatabase: () => {
      throw new Error('this PostgreSQL is shared with other tests');
    },
    clear: async () => {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A data folder as `npm start` has it, with an embedded PostgreSQL of its own that the portal's processes start and look after. */
export async function ownInstallation(): Promise<Installation> {
  const folder = makeFolder();
  const environment = settings(folder);
  const config = loadConfig(environment);
  const database = await adoptOrStart(folder);
  return {
    url: database.url,
    environment,
    config,
    query: queryAt(database.url),
    killDatabase: () => {
      const server = readPostmaster(database.folder);
      for (const pid of server ? [server.pid, ...childrenOf(server.pid)] : []) killAtOnce(pid);
    },
    clear: async () => {
      await database.release();
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

/** Processes whose parent this is. Without /proc none are named: PostgreSQL's end by themselves when they notice that their parent is gone. */
function childrenOf(parent: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}

export function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
