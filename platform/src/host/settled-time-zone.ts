import type { EventLog } from '../event-log/types.ts';
import { declaredModules } from '../modules/declared.ts';

/** The time zone that people have set, by what a module declares; null: none, that of the configuration holds. */
export async function settledTimeZone(log: EventLog): Promise<string | null> {
  for (const { timeZone } of declaredModules) {
    if (!timeZone) continue;
    const said = (await log.read(timeZone.stream))
      .filter(({ type, data }) => type === timeZone.type && timeZone.field in (data as object))
      .at(-1);
    const name = said && (said.data as Record<string, unknown>)[timeZone.field];
    if (typeof name === 'string') return name;
  }
  return null;
}
