/** Counts calls by key in windows of one minute. Answers how many seconds to wait, 0 when the call may pass. */
export interface RateLimit {
  take(key: string): number;
  /** Has the key used up its minute? Counts nothing. */
  isSpent(key: string): boolean;
}

const window = 60_000;
/** Keys that are counted apart; whoever comes with more (each a network of its own, say) shares one. */
const mostKeys = 100_000;
const theOthers = '';

/** `limit` calls a minute and key, counted in this process. The clock is the machine's: moving the portal's clock opens no gap. */
export function rateLimit(limit: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, number>();
  let ends = 0;
  return {
    isSpent: key => now() < ends && (counts.get(key) ?? 0) > limit,
    take: key => {
      const moment = now();
      if (moment >= ends) {
        counts = new Map();
        ends = moment + window;
      }
      const counted = counts.has(key) || counts.size < mostKeys ? key : theOthers;
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      return count > limit ? Math.max(1, Math.ceil((ends - moment) / 1000)) : 0;
    },
  };
}
