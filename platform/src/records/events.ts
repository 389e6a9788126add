import { event, type EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { z } from 'zod';

/** The five event types of a record; the last two stand in the streams of its unique keys. */
export const recordEventTypes = (def: RecordDefinition) => ({
  created: `${def.name}Created`,
  changed: `${def.name}Changed`,
  removed: `${def.name}Removed`,
  keyClaimed: `${def.name}KeyClaimed`,
  keyReleased: `${def.name}KeyReleased`,
});

/**
 * The record's events: `Created` holds `{ uid, ...fields }`, `Changed` holds `{ uid, changes }` with the new value of every field
 * that changed and nothing else, `Removed` holds `{ uid }`.
 */
export function recordEvents(def: RecordDefinition): EventCatalogue {
  const types = recordEventTypes(def);
  const uid = z.string().min(1).max(100);
  const personal = def.personal ?? [];
  const keys = def.unique?.length ? { [types.keyClaimed]: event(z.object({ uid })), [types.keyReleased]: event(z.object({ uid })) } : {};
  return {
    [types.created]: event(def.fields.extend({ uid }), { personal }),
    [types.changed]: event(z.object({ uid, changes: def.fields.partial() }), { personal: personal.map(field => `changes.${field}`) }),
    [types.removed]: event(z.object({ uid })),
    ...keys,
  };
}
