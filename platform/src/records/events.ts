import { note } from '@portal/event-schemas/kernel/bounds.ts';
import { event, type EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { z } from 'zod';

/**
 * The event types of a record: `restored` of declared entities alone; the last two stand in the streams of its unique
 * keys, and of what keeps it apart from others.
 */
export const recordEventTypes = (def: RecordDefinition) => ({
  created: `${def.name}Created`,
  changed: `${def.name}Changed`,
  removed: `${def.name}Removed`,
  restored: `${def.name}Restored`,
  keyClaimed: `${def.name}KeyClaimed`,
  keyReleased: `${def.name}KeyReleased`,
});

/** Whether it has streams besides its own. */
export const hasKeys = (def: RecordDefinition): boolean => Boolean(def.unique?.length) || def.apart !== undefined;

/**
 * The record's events: `Created` holds `{ uid, ...fields }`, `Changed` holds `{ uid, changes }` with the new value of
 * every field that changed and nothing else, `Removed` holds `{ uid }`, `Restored` what `Created` holds. `kept` of the
 * last two: what a record keeps among those from which it stands apart; null: it has left them.
 */
export function recordEvents(def: RecordDefinition): EventCatalogue {
  const types = recordEventTypes(def);
  const uid = z.string().min(1).max(100);
  const personal = def.personal ?? [];
  const kept = def.apart
    ? {
        kept: z
          .object(Object.fromEntries(def.apart.keep.map(name => [name, def.fields.shape[name]!])))
          .nullable()
          .optional(),
      }
    : {};
  const key = event(z.object({ uid, ...kept }));
  const keys = hasKeys(def) ? { [types.keyClaimed]: key, [types.keyReleased]: key } : {};
  return {
    [types.created]: event(def.fields.extend({ uid }), { personal }),
    [types.changed]: event(z.object({ uid, changes: def.fields.partial() }), {
      personal: personal.map(field => `changes.${field}`),
    }),
    [types.removed]: event(z.object({ uid })),
    ...(def.declared ? { [types.restored]: event(def.fields.extend({ uid }), { personal }) } : {}),
    ...keys,
    ...actEvents(def),
  };
}

/**
 * Events of the acts of an entity's life: `{ uid, changes, comment }`, with the new values of what the act changed,
 * its state first of all.
 */
function actEvents(def: RecordDefinition): EventCatalogue {
  const acts = def.declared?.entity.life?.acts ?? {};
  const uid = z.string().min(1).max(100);
  return Object.fromEntries(
    Object.values(acts).map(({ event: type }) => [
      type,
      event(z.object({ uid, changes: def.fields.partial(), comment: note.optional() }), {
        personal: (def.personal ?? []).map(field => `changes.${field}`),
      }),
    ]),
  );
}

/** Types whose data holds what of the record they changed. */
export const changeEventTypes = (def: RecordDefinition): string[] => [
  `${def.name}Changed`,
  ...Object.values(def.declared?.entity.life?.acts ?? {}).map(({ event: type }) => type),
];
