import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import type { Host } from '@portal/platform/service.ts';
import type { Telling } from '../reading-context.ts';
import { toldWithSubjects, type AboutWhat } from '../telling.ts';

/** The events at these positions in words, in the order of `found`. */
export async function tellAt(
  telling: Telling & { host: Pick<Host, 'log' | 'config'> },
  found: readonly ({ position: number } & AboutWhat)[],
): Promise<LoggedEvent[]> {
  const about = new Map(found.map(row => [row.position, row]));
  const events = await telling.host.log.readAt(found.map(row => row.position));
  const byPosition = new Map(
    (await toldWithSubjects(telling, events, event => about.get(event.position)!)).map(event => [
      event.position,
      event,
    ]),
  );
  return found.flatMap(({ position }) => byPosition.get(position) ?? []);
}
