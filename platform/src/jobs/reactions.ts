import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { ServiceCallFailed } from '../http/service-call.ts';
import { createThrottle } from '../projections/throttle.ts';
import { isEventFault, recordSetAside, readSetAside, setAsideMax } from '../projections/set-aside.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Sql } from '../projections/types.ts';
import type { Host } from '../service.ts';
import { NotNow, type Reaction } from './types.ts';

export interface ReactionOptions {
  log: EventLog;
  pool: Pool;
  reactions: readonly Reaction[];
  host: () => Host;
  logger: Logger;
  batch?: number;
  poll?: number;
  /** After so many attempts an event that cannot be taken is set aside (8: some 50 seconds). */
  attempts?: number;
}
export interface ReactionRunner {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Each reaction reads the log on its own, from "now" on when it is new, so that nothing of the past is ever mailed again. Its checkpoint
 * commits together with what it wrote. One that throws is tried again, with growing pauses, on the same events, then on one after the other; an event that it
 * still cannot take is set aside (docs/decisions/0028). The others go on.
 */
export function createReactions({
  log,
  pool,
  reactions,
  host,
  logger,
  batch = 200,
  poll = 1000,
  attempts = 8,
}: ReactionOptions): ReactionRunner {
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();
  let unlisten = (): void => undefined;
  const wakes = new Set<() => void>();
  /** How far this process has looked, by reaction. */
  const positions = new Map<string, number>();
  /** Requests whose events each reaction is busy with. */
  const trace = new Map<string, readonly string[]>();

  /**
   * Reads on from what this process has looked at. Only events that concern the reaction cost a transaction: it takes the checkpoint row,
   * so that of several workers one reacts, and leaves out what another has done. The row moves along lazily over other events.
   */
  async function step(reaction: Reaction, failures: number): Promise<{ more: boolean; events: number }> {
    const known = isExact(reaction) ? undefined : positions.get(reaction.name);
    const looked = known ?? (await storedPosition(pool, reaction, () => beginningOf(reaction, () => log.head())));
    const events = await log.follow(looked, batch);
    const end = events.at(-1)?.position ?? looked;
    const mine = events.filter(concerning(reaction));
    if (mine.length > 0) {
      trace.set(reaction.name, [...new Set(mine.map(event => event.meta.correlation_id))].slice(0, 20));
      await reaction.ready?.(mine, host());
      if (failures < attempts / 2) await take(reaction, mine, end, looked);
      else await oneByOne(reaction, mine, end, looked, failures >= attempts);
      trace.delete(reaction.name);
    } else if (Math.floor(end / lazily) > Math.floor(looked / lazily)) {
      await store(pool, reaction, end);
    }
    positions.set(reaction.name, end);
    return { more: events.length === batch, events: events.length };
  }

  async function take(reaction: Reaction, mine: readonly RecordedEvent[], end: number, looked: number): Promise<void> {
    const afterwards = await inTransaction(pool, async db => {
      const stored = await storedPosition(db, reaction, async () => looked, 'for update');
      if (isExact(reaction) && stored < looked) return undefined;
      const open = mine.filter(event => event.position > stored);
      const then = open.length ? await reaction.react(open, host(), db) : undefined;
      if (end > stored) await store(db, reaction, end);
      return then;
    });
    await afterwards?.()?.catch((error: unknown) =>
      logger.warn(
        { err: error, reaction: reaction.name, request_ids: trace.get(reaction.name) },
        'what follows a reaction was not done',
      ),
    );
  }

  async function oneByOne(
    reaction: Reaction,
    mine: readonly RecordedEvent[],
    end: number,
    looked: number,
    settingAside: boolean,
  ): Promise<void> {
    let run = 0;
    for (const event of mine) {
      const to = event === mine.at(-1) ? end : event.position;
      try {
        await take(reaction, [event], to, looked);
        run = 0;
      } catch (error) {
        if (!settingAside || ++run >= setAsideMax.run || !isEventFault(error) || isElsewhere(error)) throw error;
        await inTransaction(pool, async db => {
          const stored = await storedPosition(db, reaction, async () => looked, 'for update');
          if ((await readSetAside(db, [nameOf(reaction)])).length >= setAsideMax.total) throw error;
          if (event.position > stored)
            await recordSetAside(db, nameOf(reaction), 'live', [{ event, error: (error as Error).message }]);
          if (to > stored) await store(db, reaction, to);
        });
        logger.error(
          { err: error, reaction: reaction.name, position: event.position, type: event.type, stream: event.stream },
          'an event is set aside; repair the reaction and run: npm run projections -- retry <name>',
        );
      }
    }
  }

  async function loop(reaction: Reaction): Promise<void> {
    // One that takes all events has the most to do after a pause, and nobody waits for it: it rests as long as it works.
    const throttle = createThrottle(isExact(reaction) ? { loadPause: 1 } : {});
    // Where something outside is missing, nothing is wrong with the events.
    for (let failures = 0, faults = 0; !stopping;) {
      throttle.began();
      let wake = (): void => undefined;
      const woken = new Promise<void>(resolve => (wake = resolve));
      wakes.add(wake);
      try {
        const { more, events } = await step(reaction, faults);
        // Also where another worker has done it, or the log alone was out of reach: nothing is wrong any more.
        if (failures > 0)
          await pool.query(`update platform.checkpoints set error = null where name = $1 and error is not null`, [
            nameOf(reaction),
          ]);
        [failures, faults] = [0, 0];
        const rest = throttle.wait(events, more);
        if (rest > 0) await sleepUnless(stopped, rest);
        if (more) continue;
        await sleepUnless(woken, poll);
        await sleepUnless(stopped, after);
      } catch (error) {
        const isWaiting = error instanceof NotNow;
        // What it waits for is given up with it.
        if (isWaiting && stopping) break;
        failures++;
        if (!isWaiting) faults++;
        positions.delete(reaction.name);
        logger[isWaiting ? 'warn' : 'error'](
          { err: error, reaction: reaction.name, failures, request_ids: trace.get(reaction.name) ?? [] },
          'a reaction failed; trying again',
        );
        trace.delete(reaction.name);
        await pool
          .query(`update platform.checkpoints set error = $2 where name = $1`, [
            nameOf(reaction),
            (error as Error).message,
          ])
          .catch(() => undefined);
        await sleepUnless(stopped, Math.min(isWaiting ? 10_000 : 60_000, 100 * 2 ** failures));
      } finally {
        wakes.delete(wake);
      }
    }
  }
  let endPause = (): void => undefined;
  const stopped = new Promise<void>(resolve => (endPause = resolve));

  return {
    async start() {
      const head = await log.head();
      for (const reaction of reactions)
        await storedPosition(pool, reaction, () => beginningOf(reaction, async () => head));
      unlisten = log.onAppended(() => wakes.forEach(wake => wake()));
      running = Promise.all(reactions.map(loop));
    },
    async stop() {
      stopping = true;
      unlisten();
      endPause();
      wakes.forEach(wake => wake());
      await running;
    },
  };
}

/** What follows from a change waits so long, in milliseconds: people who look at the change come first. */
const after = 20;
/** A reaction's checkpoint moves over events that do not concern it once in so many positions. */
const lazily = 1000;

const beginningOf = async ({ begins }: Reaction, end: () => Promise<number>): Promise<number> =>
  begins === 'with the first event' ? 0 : end();
/** Its row moves with every event: what it says holds, also where somebody has set it back. */
const isExact = ({ handles }: Reaction): boolean => handles === 'all';
export function concerning({ handles }: Reaction): (event: Pick<RecordedEvent, 'type'>) => boolean {
  if (handles === 'all') return () => true;
  const types = new Set(handles);
  return ({ type }) => types.has(type);
}

/** Where the reaction stands; one that has no checkpoint, because it is new or it was lost, begins where `beginning` says. */
export async function storedPosition(
  db: Pick<Sql, 'query'>,
  reaction: Reaction,
  beginning: () => Promise<number>,
  lock: '' | 'for update' = '',
): Promise<number> {
  const look = () =>
    db.query<{ position: number }>(
      `select position::float8 as position from platform.checkpoints where name = $1 and stage = 'live' ${lock}`,
      [nameOf(reaction)],
    );
  let { rows } = await look();
  if (rows.length === 0) {
    await db.query(
      `insert into platform.checkpoints (name, version, position) values ($1, 1, $2) on conflict do nothing`,
      [nameOf(reaction), await beginning()],
    );
    ({ rows } = await look());
  }
  return rows[0]!.position;
}
const store = (db: Pick<Sql, 'query'>, reaction: Reaction, position: number): Promise<unknown> =>
  db.query(
    `update platform.checkpoints set position = greatest(position, $2), status = 'running', error = null, changed_at = now() where name = $1`,
    [nameOf(reaction), position],
  );

/** A call that was not answered, or answered that it cannot be answered now. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof NotNow ||
  (error instanceof ServiceCallFailed &&
    (error.status < 400 || error.status >= 500 || [401, 403, 408, 429].includes(error.status)));

export const nameOf = (reaction: Reaction): string => `reaction:${reaction.name}`;

async function sleepUnless(early: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([early, new Promise<void>(resolve => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
