import { parentPort, workerData } from 'node:worker_threads';
import { openLog } from '../../event-log/open.ts';
import { createFollower } from '../../ledger/follower.ts';
import { createLogger } from '../../logging/logger.ts';
import { createListener } from '../../postgres/listener.ts';
import { createPool } from '../../postgres/pools.ts';
import { createRunner } from '../../projections/runner.ts';
import { gather } from '../gather.ts';
import { loadServices } from '../load-services.ts';
import type { FeedCommand, FeedNews, FeedOrder } from './messages.ts';

/** The thread that keeps the read models and the ledger: its own connections and its own events of the log, nothing shared with the process. */
const { services, logLevel } = workerData as FeedOrder;
const main = parentPort!;
const tell = (news: FeedNews): void => main.postMessage(news);
const logger = createLogger(logLevel, 'feed');
const warn = (what: string) => (error: unknown) => logger.warn({ err: error }, what);

type Begin = Extract<FeedCommand, { type: 'begin' }>;
let begins: (command: Begin) => void;
let stops: () => void;
const begin = new Promise<Begin>(resolve => (begins = resolve));
const stop = new Promise<void>(resolve => (stops = resolve));
main.on('message', (command: FeedCommand) => (command.type === 'begin' ? begins(command) : stops()));

const parts = gather((await loadServices(services)).filter(({ kind }) => kind === 'projection'));
const { databaseUrl, eventStore } = await begin;
const pool = createPool(databaseUrl, { max: 6, pipeline: true, onError: warn('database connection') });
const listener = await createListener(databaseUrl, warn('notifications'));
const log = await openLog({
  databaseUrl,
  eventStore,
  pool,
  listener,
  catalogue: parts.catalogue,
  followsOnly: true,
  onError: warn('event log'),
});
const runner = createRunner({
  log,
  pool,
  projections: parts.projections,
  logger,
  onProjected: (position, keys, pace) => tell({ type: 'projected', position, keys, pace }),
  onProgress: (projection, done, of) => tell({ type: 'progress', projection, done, of }),
});
const ledger = createFollower({ log, pool, logger });
await runner.start();
ledger.start();
tell({ type: 'ready' });

await stop;
for (const step of [
  () => ledger.stop(),
  () => runner.stop(),
  () => log.close(),
  () => listener.close(),
  () => pool.end(),
])
  await Promise.resolve(step()).catch(warn('while stopping'));
main.close();
