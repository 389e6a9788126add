import type { RecordedEvent } from '../event-log/types.ts';

/**
 * What decisions know of other streams: one value per key, folded from events, kept in the command-service's table
 * `facts(name, key, value)` by a feed of its own and cached in memory. `fold` names, for each event type, the keys that
 * the event touches and how each value changes (return `null` to forget the key).
 */
export interface FactDefinition<V> {
  /** With its version behind it from the second on: `registration.course@2`. */
  name: string;
  /**
   * Raise it when `fold` changes: the fact is then built anew from the whole log (default 1), beside the one of the
   * version before, which processes of that version go on with (docs/decisions/0062).
   */
  version?: number;
  fold: Record<string, (event: RecordedEvent<any>) => readonly FactChange<V>[]>;
}
export interface FactChange<V> {
  key: string;
  change: (previous: V | null) => V | null;
}
export const defineFact = <V>(definition: FactDefinition<V>): FactDefinition<V> => ({
  ...definition,
  name: (definition.version ?? 1) > 1 ? `${definition.name}@${definition.version}` : definition.name,
});

/**
 * Looks a fact up while a command is prepared; `null` where there is none. It may be called with keys that follow from
 * other facts: a value that is not in memory yet makes the dispatcher load it and call the function again.
 */
export type GetFact = <V>(fact: FactDefinition<V>, key: string) => V | null;

/** The facts of this process: in memory what was asked for, in the table everything. */
export interface FactStore {
  /** Every event up to this position is in the facts. */
  readonly position: number;
  /** The value, null where there is none, undefined where it is not in memory: `load` it. */
  get<V>(fact: FactDefinition<V>, key: string): V | null | undefined;
  load(wanted: readonly { fact: string; key: string }[]): Promise<void>;
  /** Forgets what is in memory: the table was written by somebody else. */
  forget(): void;
  /** True when the position was reached within so many milliseconds. */
  waitFor(position: number, milliseconds: number): Promise<boolean>;
  /** Builds what is new or behind and resolves when every fact stands at the log's end; then follows the log. */
  start(): Promise<void>;
  close(): Promise<void>;
}
