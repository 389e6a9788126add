import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { applyAll, eventsFor, ProjectionFailed, touchedKeys } from './apply.ts';
import { build, type BuildContext } from './build.ts';
import { isCurrent, selectCheckpoints, type Checkpoint } from './checkpoints.ts';
import { createThrottle } from './throttle.ts';
import { feedLocks, throttles, projectedChannel, projectedMessage } from './paces.ts';
import { handleFailedBatch } from './failed-batch.ts';
import { inTransaction, isTransient, asynchronousCommit } from './transaction.ts';
import type { Projection, Pace } from './types.ts';

export interface FeedOptions {
  log: EventLog;
  pool: Pool;
  pace: Pace;
  /** Those of this pace. */
  projections: readonly Projection[];
  logger: Logger;
  /** After a commit: everything up to the position is visible; `keys` are what the batch touched. */
  onProjected: (position: number, keys: readonly string[], pace: Pace) => void;
  onProgress?: (projection: string, done: number, of: number) => void;
  /** Events a transaction; twice as many in each turn that leaves events behind, up to `growth` times as many. */
  batch: number;
  /** Milliseconds between looks at the log without a wake-up. */
  poll: number;
}
export interface Feed {
  /** Keeps the projections up with the log until stopped. */
  begin(): void;
  stop(): Promise<void>;
  /** Reads until nothing is left, for tools and tests. */
  catchUp(): Promise<void>;
  readonly position: number;
}

/**
 * Events that are read before it is sure that they are needed: the next ones of a turn that leaves some behind, or
 * those behind the last turn while the transaction is opened.
 */
interface Ahead {
  after: number;
  events: Promise<RecordedEvent[]>;
}
/** Behind the others by more than this, a projection catches up on its own instead of holding all back. */
const farBehind = 10_000;
/** Sent with the BEGIN of a turn: whose turn it is, and how far everybody is. */
const openingOf = (pace: Pace): string =>
  `${asynchronousCommit}; select pg_try_advisory_xact_lock(${feedLocks[pace]}) as mine; ${selectCheckpoints}`;
/** Far behind, turns grow up to so many times: rows that change often are then written seldom. */
const growth = 8;
/** A projection that a batch did not touch is moved along when it lags by this much, or when there is nothing to read. */
const lazily = 1000;

/**
 * One feed for all projections of a pace, in batches: what a batch changes and the checkpoints commit together, so every event counts
 * exactly once whatever crashes. Any number of processes may run it on one database.
 */
export function createFeed({
  log,
  pool,
  pace,
  projections,
  logger,
  onProjected,
  onProgress,
  batch,
  poll,
}: FeedOptions): Feed {
  const opening = openingOf(pace);
  let position = 0;
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let wake = (): void => undefined;
  let woken = false;
  let taken = 0;
  let size = batch;
  const throttle = createThrottle(throttles[pace]);
  let unlisten = (): void => undefined;
  let ahead: Ahead | undefined;
  /**
   * How far each projection in step was offered events by this process, and where its row stood then: the row moves only with events that
   * concern it. A row that stands lower than before was lost with a killed database, and what it had seen is offered again.
   */
  const offered = new Map<string, { to: number; row: number }>();
  const catchingUp = new Map<string, Promise<unknown>>();
  const context: BuildContext = { log, pool, projections, batch, stopping: () => stopping };

  const behind = (after: number): Ahead => {
    const events = log.follow(after, size);
    events.catch(() => undefined);
    return { after, events };
  };

  /** One transaction. `busy`: another process is at it. */
  async function step(): Promise<'more' | 'idle' | 'busy'> {
    let done: { end: number; group: { name: string; row: number }[]; keys: string[] } | undefined;
    let full = false;
    let news = '';
    const early = ahead ?? (position > 0 ? behind(position) : undefined);
    ahead = undefined;
    const result = await inTransaction(
      pool,
      async (db, begun) => {
        const [, lock, checkpoints] = begun as [unknown, { rows: { mine: boolean }[] }, { rows: Checkpoint[] }];
        if (!lock.rows[0]!.mine) return 'busy' as const;
        const group = inStep(checkpoints.rows);
        if (group.length === 0) return 'idle' as const;
        const from = Math.min(...group.map(({ at }) => at));
        const events = await (early?.after === from ? early.events : log.follow(from, size));
        taken = events.length;
        full = events.length >= size;
        size = full ? Math.min(2 * size, growth * batch) : batch;
        const end = events.at(-1)?.position ?? Math.max(...group.map(({ at }) => at));
        if (full) ahead = behind(end);
        const concerned = group.map(member => ({ ...member, mine: eventsFor(member.projection, member.at, events) }));
        await applyAll(
          db,
          concerned.filter(({ mine }) => mine.length > 0),
        );
        const moved = concerned
          .filter(({ mine, row }) => mine.length > 0 || row.position < (events.length ? end - lazily : end))
          .map(({ projection }) => projection.name);
        if (moved.length || end > position) news = announcement(pace, moved, end);
        done = {
          end,
          group: group.map(({ projection: { name }, row }) => ({
            name,
            row: moved.includes(name) ? end : row.position,
          })),
          keys: touchedKeys(
            group.map(({ projection }) => projection),
            events.filter(event => event.position > position),
          ),
        };
        return full ? ('more' as const) : ('idle' as const);
      },
      opening,
      () => news,
    );
    for (const { name, row } of done?.group ?? []) offered.set(name, { to: done!.end, row });
    if (done && done.end > position) {
      position = done.end;
      onProjected(done.end, done.keys, pace);
    }
    return result;
  }

  /** The running projections of this process, less those that are so far behind that they catch up on their own. */
  function inStep(rows: readonly Checkpoint[]): { projection: Projection; row: Checkpoint; at: number }[] {
    const mine = projections.flatMap(projection => {
      const row = rows.find(known => known.name === projection.name && known.stage === 'live');
      return row && isCurrent(row, projection) ? [{ projection, row }] : [];
    });
    const front = Math.max(0, ...mine.map(({ row }) => row.position));
    const group = mine.flatMap(({ projection, row }) => {
      const before = offered.get(projection.name);
      const at = before && row.position >= before.row ? Math.max(row.position, before.to) : row.position;
      return row.status === 'running' && at >= front - farBehind ? [{ projection, row, at }] : [];
    });
    for (const name of offered.keys())
      if (!group.some(({ projection }) => projection.name === name)) offered.delete(name);
    for (const { projection, row } of mine) {
      const left = !group.some(member => member.projection === projection);
      if (left && row.status !== 'parked') catchUpAlone(projection, row);
    }
    return group;
  }

  function catchUpAlone(projection: Projection, row: Checkpoint): void {
    if (catchingUp.has(projection.name) || stopping) return;
    const work = (async () => {
      if (row.status === 'running')
        await pool.query(
          `update platform.checkpoints set status = 'building' where name = $1 and stage = 'live' and status = 'running'`,
          [projection.name],
        );
      logger.info({ projection: projection.name, position: row.position }, 'a projection catches up');
      await build(context, projection, 'live', (done, of) => onProgress?.(projection.name, done, of));
    })()
      .catch((error: unknown) =>
        logger.error({ err: error, projection: projection.name }, 'a projection could not catch up'),
      )
      .finally(() => catchingUp.delete(projection.name));
    catchingUp.set(projection.name, work);
  }

  async function careful(): Promise<'more' | 'idle' | 'busy'> {
    try {
      return await step();
    } catch (error) {
      ahead = undefined;
      size = batch;
      if (!(error instanceof ProjectionFailed) || isTransient(error.cause)) throw error;
      const { parked, aside } = await handleFailedBatch({ log, pool, projections, batch });
      for (const { name, message } of parked)
        logger.error(
          { projection: name, error: message },
          'a projection is parked; repair it and run: npm run projections -- retry <name>',
        );
      for (const {
        name,
        event: { position: at, type, stream },
      } of aside)
        logger.error(
          { projection: name, position: at, type, stream },
          'an event is set aside; repair the projection and run: npm run projections -- retry <name>',
        );
      return 'more';
    }
  }

  async function loop(): Promise<void> {
    for (let failures = 0; !stopping;) {
      try {
        woken = false;
        taken = 0;
        throttle.began();
        const result = await careful();
        failures = 0;
        const rest = result === 'busy' ? 0 : throttle.wait(taken, result === 'more');
        if (rest > 0 && !stopping) await sleep(rest);
        if (result === 'more' || woken || stopping) continue;
        await pause(result === 'busy' ? 50 : poll);
      } catch (error) {
        if (stopping) return;
        failures++;
        logger.error({ err: error, failures }, 'the projections could not go on; trying again');
        await pause(Math.min(5000, 50 * 2 ** failures));
      }
    }
  }
  const pause = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    get position() {
      return position;
    },
    begin() {
      unlisten = log.onAppended(() => {
        woken = true;
        wake();
      });
      running = loop();
    },
    async catchUp() {
      for (let result = await careful(); result !== 'idle'; result = await careful())
        if (result === 'busy') await sleep(10);
    },
    async stop() {
      stopping = true;
      unlisten();
      wake();
      await running;
      await Promise.all(catchingUp.values());
    },
  };
}

/** Moves the checkpoints and tells every process; sent with the COMMIT. */
function announcement(pace: Pace, names: readonly string[], position: number): string {
  const moved = names.length
    ? `update platform.checkpoints
      set position = ${position}, changed_at = now()
      where stage = 'live' and name in (${names.map(name => pg.escapeLiteral(name)).join(', ')}); `
    : '';
  return `${moved}select pg_notify('${projectedChannel}', '${projectedMessage(pace, position)}');`;
}
