import { Counter, register } from 'prom-client';
import { newId } from '../ids/ids.ts';
import type { Host } from '../service.ts';
import { keepLine, leaveLine, noteLine, takeLine, type LineState } from './line.ts';
import { failuresInARow, longestFailing, probePause } from './pauses.ts';
import type { Outbound } from './post.ts';
import { dueEndpoints, hasten, noteAttempts, waitingDeliveries, type Attempted } from './queue.ts';
import { isDown, sendInOrder, type Line, type Streak } from './send.ts';

/** What a module says of the systems, and what it does about how they answer. The last three may be called again and again. */
export interface Endpoints {
  /** Where messages go now; null: nothing is sent there. */
  lineOf(endpoint: string): Promise<Line | null>;
  /** It does not answer; `reason`: the last that came of it. */
  failing(endpoint: string, reason: string): Promise<unknown>;
  answers(endpoint: string): Promise<unknown>;
  /** It has not answered for days, or says that it is gone. */
  stop(endpoint: string, reason: string): Promise<unknown>;
}
export type Delivering = Pick<Host, 'pool' | 'clock' | 'logger'> & { outbound: Outbound; chance?: () => number };

const page = 1000;
const noteEvery = 200;
const sockets = 64;
/** A line is held for longer every so many milliseconds. */
const beat = 5000;
const counter = (): Counter<'outcome'> =>
  (register.getSingleMetric('portal_outbound_attempts_total') as Counter<'outcome'> | undefined) ??
  new Counter({
    name: 'portal_outbound_attempts_total',
    help: 'Attempts to deliver a message to another system, by what became of it',
    labelNames: ['outcome'],
  });

/** Sends what is due to one system until nothing is; where another process is busy with it, that one does. */
async function deliverTo(endpoint: string, endpoints: Endpoints, host: Delivering): Promise<void> {
  const { pool, logger } = host;
  const by = newId();
  const taken = await takeLine(pool, endpoint, by);
  if (!taken) return;
  let state = taken;
  let isLost = false;
  const holding = setInterval(() => {
    keepLine(pool, endpoint, by).then(
      held => (isLost ||= !held),
      () => (isLost = true),
    );
  }, beat);
  try {
    do {
      const line = await endpoints.lineOf(endpoint);
      if (!line) return;
      state = await round(endpoint, line, state, host, () => isLost);
      if (isLost) {
        logger.warn({ endpoint }, 'another process has taken over a system');
        return;
      }
      await settle(endpoint, state, endpoints, host);
    } while (state.failures < failuresInARow && !(await leaveLine(pool, endpoint, by)));
  } finally {
    clearInterval(holding);
    // Twice: what came meanwhile is left to whoever looks next.
    if (!(await leaveLine(pool, endpoint, by))) await leaveLine(pool, endpoint, by);
  }
}

interface After extends LineState {
  reason: string;
  isGone: boolean;
}

/** Tells the module how the system answers. */
async function settle(
  endpoint: string,
  { failures, failingSince, reason, isGone }: LineState & Partial<After>,
  endpoints: Endpoints,
  { clock }: Delivering,
): Promise<void> {
  if (failures === 0) return void (await endpoints.answers(endpoint));
  if (failures < failuresInARow && !isGone) return;
  const isLong = failingSince !== null && clock.now().getTime() - Date.parse(failingSince) >= longestFailing;
  await (isGone || isLong ? endpoints.stop(endpoint, reason ?? '') : endpoints.failing(endpoint, reason ?? ''));
}

/** One walk over the messages that wait. To a system that was failing one is sent first: when it arrives, all others follow. */
async function round(
  endpoint: string,
  line: Line,
  before: LineState,
  { pool, clock, outbound, chance = Math.random }: Delivering,
  isLost: () => boolean,
): Promise<LineState | After> {
  const counts = counter();
  let isProbe = before.failures >= failuresInARow;
  const streak: Streak = { failures: isProbe ? failuresInARow - 1 : before.failures, reason: '', isGone: false };
  let failures = before.failures;
  let attempts: Attempted[] = [];
  let written: Promise<unknown> = Promise.resolve();
  let tried = 0;
  const write = (): void => {
    const some = attempts;
    attempts = [];
    written = written.then(() => noteAttempts(pool, endpoint, some));
    written.catch(() => undefined);
  };
  const noted = (attempt: Attempted): void => {
    attempts.push(attempt);
    counts.inc({ outcome: attempt.state });
    tried += 1;
    failures = attempt.state === 'delivered' ? 0 : failures + 1;
    if (attempts.length >= noteEvery) write();
  };
  const waits = new Set<string>();
  for (let after = 0, more = true; more && !isDown(streak) && !isLost();) {
    const rows = await waitingDeliveries(pool, endpoint, after, page);
    more = rows.length === page;
    after = rows.at(-1)?.position ?? after;
    const now = clock.now();
    const due = rows.filter(({ subject, next_at }) => {
      if (next_at > now) waits.add(subject);
      return !waits.has(subject);
    });
    const some = isProbe ? due.slice(0, 1) : due;
    const stopped = await sendInOrder(line, some, { outbound, clock, chance, most: sockets, streak, isLost, noted });
    for (const subject of stopped) waits.add(subject);
    write();
    await written;
    if (!isProbe || some.length === 0 || isDown(streak)) continue;
    isProbe = false;
    await hasten(pool, endpoint, clock.iso());
    waits.clear();
    [after, more] = [0, true];
  }
  if (tried === 0) return before;
  const now = clock.now();
  const down = isDown(streak);
  const state: After = {
    failures: down ? Math.max(failures, failuresInARow) : failures,
    failingSince: failures > 0 ? (before.failingSince ?? now.toISOString()) : null,
    reason: streak.reason,
    isGone: streak.isGone,
  };
  const failingFor = down ? now.getTime() - Date.parse(state.failingSince!) : 0;
  const pause = down ? new Date(now.getTime() + probePause(failingFor, chance())).toISOString() : null;
  await noteLine(pool, endpoint, state, pause);
  return state;
}

/** What this process is busy with, by its pool. */
const busy = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Begins to send whatever is due, and answers what is under way: systems do not wait for each other. One that is being sent to already is looked at once
 * more before that ends.
 */
export async function deliverDue(endpoints: Endpoints, host: Delivering): Promise<readonly Promise<unknown>[]> {
  const here = busy.get(host.pool) ?? new Map<string, Promise<void>>();
  busy.set(host.pool, here);
  const due = await dueEndpoints(host.pool, host.clock.iso());
  return due.map(endpoint => {
    const running = here.get(endpoint);
    if (running)
      return host.pool.query('update platform.outbound_lines set again = true where endpoint = $1', [endpoint]);
    const work = deliverTo(endpoint, endpoints, host).finally(() => here.delete(endpoint));
    here.set(endpoint, work);
    return work;
  });
}
