import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';

/**
 * Data of an old schema version in today's shape: the catalogue's `upcast[v]` turns version v into v + 1. The only place
 * where this happens. Types that the catalogue does not know, and versions newer than its own, pass as they are.
 */
export function upcast(catalogue: EventCatalogue, type: string, version: number, data: unknown): unknown {
  const definition = catalogue[type];
  if (!definition) return data;
  let shaped = data;
  for (let v = version; v < definition.version; v++) {
    const step = definition.upcast?.[v];
    if (!step)
      throw new Error(`${type} has no upcast from version ${v} to ${v + 1}; add upcast[${v}] to its definition.`);
    shaped = step(shaped);
  }
  return shaped;
}
