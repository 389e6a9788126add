import type { EventLog } from '../event-log/types.ts';

/**
 * The position of the last event that had happened at a moment (ISO 8601 UTC), 0 when none had. Events stand in the log in the order of their
 * times (but for differences between the clocks of several machines), so that a few looks are enough in a log of any length.
 */
export async function positionAt(log: Pick<EventLog, 'readAll' | 'head'>, moment: string): Promise<number> {
  let known = 0;
  let end = await log.head();
  while (known < end) {
    const middle = Math.ceil((known + end) / 2);
    const [event] = await log.readAll(middle - 1, 1);
    if (event && event.position <= end && event.meta.occurred_at <= moment) known = event.position;
    else end = middle - 1;
  }
  return known;
}
