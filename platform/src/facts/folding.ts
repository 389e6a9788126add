import type { RecordedEvent } from '../event-log/types.ts';
import type { FactDefinition } from './types.ts';

/** One change of one fact's key, from the event. */
export interface KeyChange {
  fact: string;
  key: string;
  event: RecordedEvent;
  change: (previous: any) => unknown;
}

/** A change that threw: the key has no value that a decision may rest on, until the fact is built anew (docs/decisions/0028). */
export interface SetAsideChange {
  fact: string;
  event: RecordedEvent;
  error: string;
}
/** What stands in the place of such a value; `set_aside` is the event's position. */
interface Unknown {
  $set_aside: number;
}
export const isUnknown = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && '$set_aside' in value;

/** A definition whose fold threw; the others are not touched by it. */
export interface FoldFailure {
  fact: string;
  error: Error;
}

const slot = (fact: string, key: string): string => `${fact}\u0000${key}`;

/** What the events change, in their order; a definition that throws is named and contributes nothing. */
export function changesOf(
  definitions: readonly FactDefinition<any>[],
  events: readonly RecordedEvent[],
): { changes: KeyChange[]; failures: FoldFailure[] } {
  const changes: KeyChange[] = [];
  const failures: FoldFailure[] = [];
  for (const event of events) {
    for (const definition of definitions) {
      const fold = Object.hasOwn(definition.fold, event.type) ? definition.fold[event.type] : undefined;
      if (!fold || failures.some(failure => failure.fact === definition.name)) continue;
      try {
        for (const { key, change } of fold(event)) changes.push({ fact: definition.name, key, event, change });
      } catch (error) {
        failures.push({ fact: definition.name, error: at(event, error) });
      }
    }
  }
  return failures.length
    ? { changes: changes.filter(change => !failures.some(failure => failure.fact === change.fact)), failures }
    : { changes, failures };
}

/** The values after the changes, one for each key that changed, and what could not be done. */
export function applyChanges(
  changes: readonly KeyChange[],
  before: (fact: string, key: string) => unknown,
): { values: { fact: string; key: string; value: unknown }[]; aside: SetAsideChange[] } {
  const values = new Map<string, { fact: string; key: string; value: unknown }>();
  const aside: SetAsideChange[] = [];
  for (const { fact, key, event, change } of changes) {
    const entry = values.get(slot(fact, key)) ?? { fact, key, value: before(fact, key) ?? null };
    values.set(slot(fact, key), entry);
    if (isUnknown(entry.value)) continue;
    try {
      entry.value = change(entry.value) ?? null;
    } catch (error) {
      entry.value = { $set_aside: event.position } satisfies Unknown;
      aside.push({ fact, event, error: `${key}: ${(error as Error).message}` });
    }
  }
  return { values: [...values.values()], aside };
}

const at = (event: RecordedEvent, error: unknown): Error =>
  new Error(`${event.type} at position ${event.position}: ${(error as Error).message}`, { cause: error });
