import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import type { Host } from '@portal/platform/service.ts';
import type { ReadingContext } from '../reading-context.ts';
import { describeEventsWithSubjects, type AboutWhat } from '../describe-events.ts';

/** The events at these positions in words, in the order of `found`. */
export async function eventsInWords(
  telling: ReadingContext & { host: Pick<Host, 'log' | 'config'> },
  found: readonly ({ position: number } & AboutWhat)[],
): Promise<LoggedEvent[]> {
  const about = new Map(found.map(row => [row.position, row]));
  const events = await telling.host.log.readAt(found.map(row => row.position));
  const byPosition = new Map(
    (await describeEventsWithSubjects(telling, events, event => about.get(event.position)!)).map(event => [
      event.position,
      event,
    ]),
  );
  return found.flatMap(({ position }) => byPosition.get(position) ?? []);
}
