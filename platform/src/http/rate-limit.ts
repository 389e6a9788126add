import type { SharedCounts } from './shared-counts.ts';

/** Counts calls by key in windows of one minute. Answers how many seconds to wait, 0 when the call may pass. */
export interface RateLimit {
  take(key: string): number;
  /** Has the key used up its minute? Counts nothing. */
  isSpent(key: string): boolean;
  /** Calls that the key has left, and the seconds until it has all of them again. */
  state(key: string): { left: number; ends: number };
}

const window = 60_000;
/** Keys that are counted apart; whoever comes with more (each a network of its own, say) shares one. */
const mostKeys = 100_000;
const theOthers = '';
/** Who has used less than this part of the limit here is not counted together with other processes: that is nearly everybody. */
const alone = 0.1;
const tellEvery = 100;

/**
 * `limit` calls a minute and key, counted in this process. With `shared`, keys that come near the limit are counted together with other processes: no
 * call waits for that, so for a tenth of a second each knows only its own. The clock is the machine's: moving the portal's clock opens no gap.
 */
export function rateLimit(
  limit: number,
  { shared, now = Date.now }: { shared?: SharedCounts | undefined; now?: () => number } = {},
): RateLimit {
  let counts = new Map<string, number>();
  /** Counted here and not told to the others. */
  let own = new Map<string, number>();
  let due = new Set<string>();
  let ends = 0;

  const tell = async (): Promise<void> => {
    const [told, until] = [new Map([...due].map(key => [key, own.get(key) ?? 0])), ends];
    for (const key of due) own.delete(key);
    due = new Set();
    const all = await shared!.add(until, told);
    if (until !== ends) return;
    // What Redis has lost meanwhile is counted here all the same.
    for (const [key, count] of all) counts.set(key, Math.max(counts.get(key) ?? 0, count + (own.get(key) ?? 0)));
  };
  const note = (key: string, count: number): void => {
    own.set(key, (own.get(key) ?? 0) + 1);
    if (count < limit * alone) return;
    if (due.size === 0)
      setTimeout(() => {
        // While nobody keeps the shared counts, each process goes by its own.
        tell().catch(() => undefined);
      }, tellEvery).unref();
    due.add(key);
  };

  return {
    state: key => ({
      left: Math.max(0, limit - (counts.get(key) ?? 0)),
      ends: Math.max(0, Math.ceil((ends - now()) / 1000)),
    }),
    isSpent: key => now() < ends && (counts.get(key) ?? 0) > limit,
    take: key => {
      const moment = now();
      if (moment >= ends) {
        counts = new Map();
        own = new Map();
        // Processes that count together begin their minutes together.
        ends = (shared ? Math.floor(moment / window) * window : moment) + window;
      }
      const counted = counts.has(key) || counts.size < mostKeys ? key : theOthers;
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      if (shared) note(counted, count);
      return count > limit ? Math.max(1, Math.ceil((ends - moment) / 1000)) : 0;
    },
  };
}
