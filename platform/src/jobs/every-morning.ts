import { lastOccurrence } from '../clock/occurrences.ts';
import type { Host } from '../service.ts';
import { give, type Recipient } from './give-notices.ts';
import type { DueRun } from './runs.ts';

/** On the university's clock. */
const at = '08:00';

const day = 86_400_000;

/** A morning, and the one before it that was made: more than a day lies between where nobody was there to make it. */
export interface Morning {
  due: Date;
  since: Date;
}
/**
 * Every morning people learn what waits for them: one notice a day, not one for each thing. `recipients` is asked when the
 * read models show everything that there was. `schedule`: where there are several of a kind.
 */
export const everyMorning = (
  host: Host,
  kind: string,
  recipients: (morning: Morning) => Promise<Recipient[]>,
  schedule = kind,
): DueRun => {
  const due = lastOccurrence({ every: 'day', at }, host.config.timeZone, host.clock.now());
  return {
    schedule,
    due,
    async work(run) {
      await host.waitForReadModels(await host.log.head(), 5000);
      const { rows } = await host.pool.query<{ since: Date | null }>(
        `select max(due_at) as since from platform.runs where schedule = $1 and state = 'done' and due_at < $2`,
        [schedule, due],
      );
      const to = await recipients({ due, since: rows[0]?.since ?? new Date(due.getTime() - day) });
      await give(host, run, kind, {}, to);
      return to.length;
    },
  };
};
