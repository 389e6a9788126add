import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { hashKey } from '@tanstack/react-query';

export type Fields = Readonly<Record<string, unknown>>;
/** A field of a record that an event changed; `from` is undefined where nobody knows it. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What an event of a record set. */
function setBy({ type, data }: HistoryEntry): Fields | undefined {
  const { uid: _uid, changes, ...fields } = data as { uid?: string; changes?: Fields };
  return type.endsWith('Created') ? fields : changes;
}

/**
 * Of each event of a record, by position, the fields that it changed. `entries` are newest first; `before`: the
 * fields before the oldest of them.
 */
export function fieldChanges(
  entries: readonly HistoryEntry[],
  before: Fields,
): ReadonlyMap<number, readonly FieldChange[]> {
  const changes = new Map<number, readonly FieldChange[]>();
  let now = before;
  for (const entry of entries.toReversed()) {
    const set = setBy(entry);
    if (!set) continue;
    const known = now;
    const isFirst = Object.keys(known).length === 0 && entry.type.endsWith('Created');
    if (!isFirst)
      changes.set(
        entry.position,
        Object.entries(set)
          .filter(([field, to]) => hashKey([known[field]]) !== hashKey([to]))
          .map(([field, to]) => ({ field, from: known[field], to })),
      );
    now = { ...known, ...set };
  }
  return changes;
}
