import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../bench/support/portal.ts';

/**
 * Tests of the log in an event store run where there is one: `EVENTSTORE_SERVER` is the path to a built server (`…/EventStore.ClusterNode.dll`, or a
 * program), which the tests start, kill and start again; `EVENTSTORE_URL` names one that runs, on which they may write.
 */
export const eventStoreProgram = process.env['EVENTSTORE_SERVER'] ?? '';

/** For the names of tests that are skipped without one. */
const unless = (there: boolean, wanted: string): string => (there ? '' : ` (skipped: ${wanted} names no event store)`);
export const withoutEventStore = unless(
  Boolean(eventStoreProgram || process.env['EVENTSTORE_URL']),
  'neither EVENTSTORE_SERVER nor EVENTSTORE_URL',
);
export const withoutEventStoreProgram = unless(Boolean(eventStoreProgram), 'EVENTSTORE_SERVER');

/** A node of one's own, with a data folder that stays while it is killed and started. */
export interface EventStoreNode {
  port: number;
  url: string;
  child(): ChildProcess | undefined;
  /** Resolves when it serves. */
  start(): Promise<void>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Kills it and removes its data. */
  clear(): Promise<void>;
}

export interface NodeOptions {
  port?: number;
  /** Further arguments; instead of `--insecure` where they speak of certificates. */
  args?: readonly string[];
  maxAppendSize?: number;
  /** Parameters of the address. */
  query?: string;
}

/** Not started yet. */
export async function eventStoreNode({
  port: asked,
  args = ['--insecure'],
  maxAppendSize = 16_000_000,
  query = 'tls=false',
}: NodeOptions = {}): Promise<EventStoreNode> {
  const port = asked ?? (await freePort());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'event-store-'));
  const options = {
    'node-ip': '127.0.0.1',
    'node-port': port,
    'replication-ip': '127.0.0.1',
    'replication-port': await freePort(),
    db: path.join(folder, 'db'),
    log: path.join(folder, 'log'),
    index: path.join(folder, 'index'),
    'max-append-size': maxAppendSize,
    'run-projections': 'None',
  };
  const given = [...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]), ...args];
  const [program, first] = eventStoreProgram.endsWith('.dll')
    ? ['dotnet', [eventStoreProgram]]
    : [eventStoreProgram, []];
  let child: ChildProcess | undefined;
  let output = '';
  let isWanted = false;
  const running = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const killed = (): boolean | undefined => child?.kill('SIGKILL');
  const run = (env: NodeJS.ProcessEnv): void => {
    const started = spawn(program, [...first, ...given], {
      cwd: path.dirname(eventStoreProgram),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => {
        output = `${output}${text.toString()}`.slice(-4000);
      });
    // A node that led and comes back with more than the others ends to cut its log, and counts on whoever looks after it to start it again.
    started.once('exit', code => {
      if (code === 0 && isWanted) run(env);
    });
  };
  const kill = async (): Promise<void> => {
    isWanted = false;
    killed();
    while (running()) await new Promise(resolve => setTimeout(resolve, 5));
    process.off('exit', killed);
  };
  return {
    port,
    url: `kurrentdb://127.0.0.1:${port}?${query}`,
    child: () => child,
    async start() {
      // The server takes variables that begin so for its own configuration.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(EVENTSTORE|KURRENTDB)_/.test(name)),
      );
      isWanted = true;
      run({ ...env, EVENTSTORE_TELEMETRY_OPTOUT: 'true', KURRENTDB_TELEMETRY_OPTOUT: 'true' });
      process.once('exit', killed);
      for (const deadline = Date.now() + 120_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
        if (!running())
          throw new Error(`The event store ended with ${child?.exitCode ?? child?.signalCode}: ${output}`);
        if (await lives(port, query)) return;
        if (Date.now() > deadline) throw new Error(`The event store was not ready within two minutes: ${output}`);
      }
    },
    kill,
    async clear() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const lives = (port: number, query: string): Promise<boolean> =>
  query.includes('tls=false')
    ? fetch(`http://127.0.0.1:${port}/health/live`).then(
        answer => answer.ok,
        () => false,
      )
    : listens(port);

async function listens(port: number): Promise<boolean> {
  const { request } = await import('node:https');
  return new Promise(resolve => {
    // Only whether it is there is asked; who it is, is for those who connect.
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', rejectUnauthorized: false }, answer => {
      answer.resume();
      resolve(answer.statusCode === 204);
    });
    asked.on('error', () => resolve(false)).end();
  });
}

/** Three nodes of which one leads; an append counts when two have it. */
export interface EventStoreCluster {
  url: string;
  /** The one that leads now; waits until there is one. */
  leader(): Promise<EventStoreNode>;
  clear(): Promise<void>;
}

export async function eventStoreCluster(): Promise<EventStoreCluster> {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const nodes = await Promise.all(
    ports.map(port => {
      const others = ports.filter(other => other !== port).map(other => `127.0.0.1:${other}`);
      const cluster = ['--cluster-size', '3', '--discover-via-dns', 'false', '--gossip-seed', others.join(',')];
      return eventStoreNode({ port, args: ['--insecure', ...cluster] });
    }),
  );
  await Promise.all(nodes.map(node => node.start()));
  return {
    url: `kurrentdb://${ports.map(port => `127.0.0.1:${port}`).join(',')}?tls=false`,
    async leader() {
      for (;;) {
        for (const port of ports) {
          const members = await fetch(`http://127.0.0.1:${port}/gossip?format=json`).then(
            async answer => ((await answer.json()) as { members: Member[] }).members,
            () => [],
          );
          const led = members.find(({ state, isAlive }) => state === 'Leader' && isAlive)?.httpEndPointPort;
          const node = nodes.find(one => one.port === led);
          if (node && (await lives(node.port, 'tls=false'))) return node;
        }
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    },
    async clear() {
      await Promise.all(nodes.map(node => node.clear()));
    },
  };
}
interface Member {
  state: string;
  isAlive: boolean;
  httpEndPointPort: number;
}

/** The event store of a run: the one that is named, one that is started for it, or none (''). */
export async function openEventStore(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env['EVENTSTORE_URL']) return { url: process.env['EVENTSTORE_URL'], close: async () => undefined };
  if (!eventStoreProgram) return { url: '', close: async () => undefined };
  const node = await eventStoreNode();
  await node.start();
  return { url: node.url, close: () => node.clear() };
}
