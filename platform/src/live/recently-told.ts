/** For so many milliseconds, and for so many keys, it is known which were told. */
const rememberedFor = 60_000;
const most = 50_000;

/** Which keys browsers were told a moment ago: for who began to listen later than what they show was read. */
export function createRecentlyTold(now: () => number = () => performance.now()) {
  /** When each was told last, the oldest first. */
  const moments = new Map<string, number>();
  /** All that was told after this moment is known. */
  let knownSince = now();
  return {
    told(keys: readonly string[]): void {
      const moment = now();
      for (const key of keys) {
        moments.delete(key);
        moments.set(key, moment);
      }
      for (const [key, at] of moments) {
        if (moments.size <= most && moment - at <= rememberedFor) break;
        moments.delete(key);
        knownSince = at;
      }
    },
    /** Messages may have been lost until now. */
    lost(): void {
      moments.clear();
      knownSince = now();
    },
    /** Whether the key was told within the last `age` milliseconds, or may have been. */
    mayHaveBeenTold(key: string, age: number): boolean {
      const from = now() - age;
      return from <= knownSince || (moments.get(key) ?? -Infinity) >= from;
    },
  };
}
