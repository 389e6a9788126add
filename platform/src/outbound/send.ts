import type { Clock } from '../service.ts';
import { failuresInARow, mostAttempts, pauseAfter } from './pauses.ts';
import type { Outbound } from './post.ts';
import type { Attempted, WaitingDelivery } from './queue.ts';
import { signedHeaders } from './signature.ts';

/** A system as messages are sent to it now. */
export interface Line {
  url: string;
  secrets: readonly Buffer[];
  /** Beside those of the signature. */
  headers: Readonly<Record<string, string>>;
}
/** What is known while messages are sent: failures in a row, and the last reason. */
export interface Streak {
  failures: number;
  reason: string;
  /** The system has said that it is gone for good (410). */
  isGone: boolean;
}
interface Sending {
  outbound: Outbound;
  clock: Clock;
  chance: () => number;
  /** At once, of different subjects. */
  most: number;
  streak: Streak;
  /** Another process has taken over. */
  isLost: () => boolean;
  noted: (attempt: Attempted) => void;
}

/** Whether it is the system that fails, not a message. */
export const isDown = ({ failures, isGone }: Streak): boolean => failures >= failuresInARow || isGone;
const isDelivered = (status: number): boolean => status >= 200 && status < 300;

/** One attempt. A redirect is a failure: who is to be told has given the address. */
async function attempt(
  line: Line,
  one: WaitingDelivery,
  { outbound, clock, chance, streak }: Sending,
): Promise<Attempted> {
  const began = clock.now();
  const started = performance.now();
  const tried = { position: one.position, tried_at: began.toISOString() };
  let seen: Pick<Attempted, 'status' | 'ms' | 'answer' | 'error'>;
  let asked: number | null = null;
  try {
    const headers = { ...line.headers, ...signedHeaders(line.secrets, one.message, one.body, began) };
    const { status, ms, answer, retryAfter } = await outbound.post(line.url, { body: one.body, headers });
    if (isDelivered(status)) {
      Object.assign(streak, { failures: 0, reason: '' });
      return { ...tried, state: 'delivered', next_at: null, status, ms, answer, error: null };
    }
    asked = retryAfter;
    seen = { status, ms, answer, error: null };
    Object.assign(streak, { reason: `HTTP ${status}`, isGone: streak.isGone || status === 410 });
  } catch (error) {
    const text = (error as Error).message.slice(0, 300);
    seen = { status: null, ms: Math.round(performance.now() - started), answer: null, error: text };
    Object.assign(streak, { reason: text });
  }
  streak.failures += 1;
  const pause = pauseAfter(one.attempts + 1, chance(), asked);
  return pause === null || one.attempts + 1 >= mostAttempts
    ? { ...tried, ...seen, state: 'given_up', next_at: null }
    : { ...tried, ...seen, state: 'waiting', next_at: new Date(began.getTime() + pause).toISOString() };
}

/**
 * Sends messages, those of one subject one after the other and several subjects at once; after a message that did not get through the next of its subject
 * waits. Ends early when so many in a row failed that it is the system's fault. Answers the subjects that wait.
 */
export async function sendInOrder(line: Line, due: readonly WaitingDelivery[], sending: Sending): Promise<Set<string>> {
  const { streak, noted, most, isLost } = sending;
  const chains = new Map<string, WaitingDelivery[]>();
  for (const one of due) {
    const chain = chains.get(one.subject);
    if (chain) chain.push(one);
    else chains.set(one.subject, [one]);
  }
  const waits = new Set<string>();
  const queue = chains.values();
  const isOver = (): boolean => isDown(streak) || isLost();
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done && !isOver(); next = queue.next()) {
      for (const one of next.value) {
        if (isOver()) break;
        const result = await attempt(line, one, sending);
        noted(result);
        if (result.state !== 'waiting') continue;
        waits.add(one.subject);
        break;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, chains.size) }, work));
  return waits;
}
