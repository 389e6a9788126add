import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { EventStorePlace } from '../../event-log/open.ts';
import type { RunnerOptions } from '../../projections/runner.ts';
import { projectRoot } from '../../config/project-root.ts';
import type { FeedCommand, FeedNews, FeedOrder } from './messages.ts';

export interface FeedThreadOptions extends FeedOrder {
  databaseUrl: string;
  eventStore?: EventStorePlace | undefined;
  /** A thread that loads its modules already. */
  launched?: Worker | undefined;
  logger: Logger;
  onProjected: RunnerOptions['onProjected'];
  onProgress: (projection: string, done: number, of: number) => void;
}
export interface FeedThread {
  /** Says that the database is there; resolves when every read model is of today's version and kept up. Throws when the thread cannot begin. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

const entry = path.join(projectRoot, 'platform/src/host/feed-thread/start.mjs');
function withResolvers(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

/** How long a thread that is to end may take before it is ended, and how long after a crash the next one starts, in milliseconds. */
const timeout = 10_000;
const pause = 1000;

/** Starts the thread's own loading of its modules, before the process loads its own: two cores do both at once. */
export function launchFeedThread(order: FeedOrder): Worker {
  const worker = new Worker(entry, {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  // What it cannot load the process cannot load either, and says so.
  worker.on('error', () => undefined);
  return worker;
}

/**
 * Read models are kept by a thread of their own (docs/decisions/0021): during a rush the thread that decides is busy without a gap, and every
 * round trip to the database would wait for it. One that crashes is started again.
 */
export function createFeedThread({
  services,
  logLevel,
  databaseUrl,
  eventStore,
  launched,
  logger,
  onProjected,
  onProgress,
}: FeedThreadOptions): FeedThread {
  const order: FeedOrder = { services, logLevel };
  let stopping = false;
  let begun = false;
  const { promise: started, resolve: ready, reject: failed } = withResolvers();
  started.catch(() => undefined);
  let wasReady = false;
  let worker = attend(launched ?? launchFeedThread(order));
  if (worker.threadId === -1) failed(new Error('The thread of the read models ended while it was loading.'));

  function attend(fresh: Worker): Worker {
    fresh.on('message', (news: FeedNews) => {
      if (news.type === 'projected') onProjected(news.position, news.keys, news.pace);
      else if (news.type === 'progress') onProgress(news.projection, news.done, news.of);
      else {
        wasReady = true;
        ready();
      }
    });
    fresh.on('error', error => {
      if (!wasReady) failed(error);
      logger.error({ err: error }, 'the thread of the read models ended and is started again');
    });
    fresh.on('exit', () => {
      if (stopping || !wasReady) return;
      void sleep(pause).then(() => {
        if (stopping) return;
        worker = attend(launchFeedThread(order));
        begins();
      });
    });
    return fresh;
  }
  const send = (command: FeedCommand): void => worker.postMessage(command);
  const begins = (): void => send({ type: 'begin', databaseUrl, eventStore });

  return {
    begin() {
      if (!begun) begins();
      begun = true;
      return started;
    },
    async stop() {
      stopping = true;
      const gone = new Promise<void>(resolve => worker.once('exit', () => resolve()));
      if (!begun || worker.threadId === -1) return void (await worker.terminate());
      send({ type: 'stop' });
      await Promise.race([gone, sleep(timeout, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}
