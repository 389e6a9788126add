/** One refused attempt. */
export interface RefusedAttempt {
  study_period: string;
  offering: string | null;
  code: string;
}
/** The refusals of one second in one study period. */
export interface CountedSecond {
  study_period: string;
  /** ISO 8601 UTC, whole seconds. */
  second: string;
  counts: { offering: string | null; code: string; count: number }[];
}
interface Clockwork {
  now(): Date;
  /** Calls once, after so many milliseconds. */
  later(ms: number, work: () => void): void;
}

/**
 * Counts refusals in memory and hands them on once a second, as one entry for each second and study period: a rush costs one event a second,
 * however many are refused. What could not be handed on waits for the next second. A process that is killed loses the second it was counting.
 */
export function createRefusalTally(handOn: (counted: CountedSecond) => Promise<unknown>, { now, later }: Clockwork) {
  let counts = new Map<string, Map<string, CountedSecond['counts'][number]>>();
  let waiting = false;

  const count = ({ study_period, offering, code }: RefusedAttempt, second: string, times = 1): void => {
    const when = `${study_period} ${second}`;
    const entries = counts.get(when) ?? new Map<string, CountedSecond['counts'][number]>();
    counts.set(when, entries);
    const entry = entries.get(`${code} ${offering}`);
    if (entry) entry.count += times;
    else entries.set(`${code} ${offering}`, { offering, code, count: times });
    if (waiting) return;
    waiting = true;
    later(1000, () => void flush());
  };
  async function flush(): Promise<void> {
    const counted = counts;
    counts = new Map();
    waiting = false;
    await Promise.all(
      [...counted].map(async ([when, entries]) => {
        const [study_period, second] = when.split(' ') as [string, string];
        try {
          await handOn({ study_period, second, counts: [...entries.values()] });
        } catch {
          for (const { count: times, ...attempt } of entries.values())
            count({ study_period, ...attempt }, second, times);
        }
      }),
    );
  }

  return {
    refused: (attempt: RefusedAttempt): void => count(attempt, `${now().toISOString().slice(0, 19)}.000Z`),
    flush,
  };
}
