import type { RecordedEvent } from '../event-log/types.ts';
import type { FactDefinition } from './types.ts';

/** One change of one fact's key, from the event at `position`. */
export interface KeyChange {
  fact: string;
  key: string;
  position: number;
  change: (previous: any) => unknown;
}

/** A definition whose fold threw; the others are not touched by it. */
export interface FoldFailure {
  fact: string;
  error: Error;
}

const slot = (fact: string, key: string): string => `${fact}\u0000${key}`;

/** What the events change, in their order; a definition that throws is named and contributes nothing. */
export function changesOf(definitions: readonly FactDefinition<any>[], events: readonly RecordedEvent[]): { changes: KeyChange[]; failures: FoldFailure[] } {
  const changes: KeyChange[] = [];
  const failures: FoldFailure[] = [];
  for (const event of events) {
    for (const definition of definitions) {
      const fold = Object.hasOwn(definition.fold, event.type) ? definition.fold[event.type] : undefined;
      if (!fold || failures.some(failure => failure.fact === definition.name)) continue;
      try {
        for (const { key, change } of fold(event)) changes.push({ fact: definition.name, key, position: event.position, change });
      } catch (error) {
        failures.push({ fact: definition.name, error: at(event, error) });
      }
    }
  }
  return failures.length ? { changes: changes.filter(change => !failures.some(failure => failure.fact === change.fact)), failures } : { changes, failures };
}

/** The values after the changes, one for each key that changed. */
export function applyChanges(changes: readonly KeyChange[], before: (fact: string, key: string) => unknown): { values: { fact: string; key: string; value: unknown }[]; failures: FoldFailure[] } {
  const values = new Map<string, { fact: string; key: string; value: unknown }>();
  const failures: FoldFailure[] = [];
  for (const { fact, key, change } of changes) {
    if (failures.some(failure => failure.fact === fact)) continue;
    const entry = values.get(slot(fact, key)) ?? { fact, key, value: before(fact, key) ?? null };
    try {
      entry.value = change(entry.value) ?? null;
      values.set(slot(fact, key), entry);
    } catch (error) {
      failures.push({ fact, error: error as Error });
    }
  }
  return { values: [...values.values()].filter(value => !failures.some(failure => failure.fact === value.fact)), failures };
}

const at = (event: RecordedEvent, error: unknown): Error => new Error(`${event.type} at position ${event.position}: ${(error as Error).message}`, { cause: error });
