import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RunnerOptions } from '../../projections/runner.ts';
import { projectRoot } from '../../config/load.ts';
import type { FeedCommand, FeedNews, FeedOrder } from './messages.ts';

export interface FeedThreadOptions extends FeedOrder {
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
const patience = 10_000;
const pause = 1000;

/**
 * Read models are kept by a thread of their own (docs/decisions/0021): during a rush the thread that decides is busy without a gap, and every
 * round trip to the database would wait for it. It loads its modules while the process gets ready. One that crashes is started again.
 */
export function createFeedThread({ services, databaseUrl, logLevel, logger, onProjected, onProgress }: FeedThreadOptions): FeedThread {
  const order: FeedOrder = { services, databaseUrl, logLevel };
  let stopping = false;
  let begun = false;
  const { promise: started, resolve: ready, reject: failed } = withResolvers();
  started.catch(() => undefined);
  let worker = start();
  let wasReady = false;

  function start(): Worker {
    const fresh = new Worker(entry, { workerData: order, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 96 } });
    fresh.on('message', (news: FeedNews) => {
      if (news.type === 'projected') onProjected(news.position, news.keys, news.pace);
      else if (news.type === 'progress') onProgress(news.projection, news.done, news.of);
      else {
        wasReady = true;
        ready();
      }
    });
    fresh.on('error', (error) => {
      if (!wasReady) failed(error);
      logger.error({ err: error }, 'the thread of the read models ended and is started again');
    });
    fresh.on('exit', () => {
      if (stopping || !wasReady) return;
      void sleep(pause).then(() => {
        if (stopping) return;
        worker = start();
        send('begin');
      });
    });
    return fresh;
  }
  const send = (command: FeedCommand): void => worker.postMessage(command);

  return {
    begin() {
      if (!begun) send('begin');
      begun = true;
      return started;
    },
    async stop() {
      stopping = true;
      const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      if (!begun || worker.threadId === -1) return void (await worker.terminate());
      send('stop');
      await Promise.race([gone, sleep(patience, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}
