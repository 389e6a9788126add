import { lastOccurrence } from '../clock/occurrences.ts';
import type { Host } from '../service.ts';
import { give, type Recipient } from './give-notices.ts';
import type { DueRun } from './runs.ts';

/** On the university's clock. */
const at = '08:00';

/**
 * Every morning people learn what waits for them: one notice a day, not one for each thing. `recipients` is asked when the
 * read models show everything that there was, with the moment for which it is due.
 */
export const everyMorning = (host: Host, kind: string, recipients: (due: Date) => Promise<Recipient[]>): DueRun => {
  const due = lastOccurrence({ every: 'day', at }, host.config.timeZone, host.clock.now());
  return {
    schedule: kind,
    due,
    async work(run) {
      await host.waitForReadModels(await host.log.head(), 5000);
      const to = await recipients(due);
      await give(host, run, kind, {}, to);
      return to.length;
    },
  };
};
