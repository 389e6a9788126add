import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { keysOf } from '@portal/platform/records/aggregate.ts';
import type { z } from 'zod';

/** What an import's last line counts. */
export const counted = ['courses', 'fluxes', 'lessons', 'rooms', 'students', 'wishes'] as const;
export type Counts = Partial<Record<(typeof counted)[number], number>>;

/**
 * One command of an import, offered by its module under this name (`host.commands`). `stream`: where the thing lives once it is made; a step whose
 * stream exists has been done. Null: it is sent in any case. `as`: in whose name; the portal's own without it. Ids follow from the file.
 */
export interface Step {
  stream: string | null;
  command: string;
  data: unknown;
  counts: Counts;
  as?: Actor;
  /** Refusals that mean: this has been done before. */
  done?: readonly string[];
  /** Sent once only under this key (the dispatcher's idempotency key). */
  key?: string;
  /** Streams of names that nobody else may have: codes, log-ins. */
  claims?: readonly { stream: string; what: string }[];
  /** Where the source says so; what has a place is decided by the portal's rules before anything is sent. */
  at?: { file: string; line: number };
  /** The record that it makes, where it makes one. */
  record?: RecordDefinition;
}
/** The step with its place in the source. */
export const withSource = (file: string, { line }: { line: number }, step: Step): Step => ({
  ...step,
  at: { file, line },
});

/**
 * Steps that are sent without waiting for each other and decided in this order: one may name a record that another before it makes, and know as facts what
 * the phases before have done.
 */
export interface Phase {
  title: string;
  steps: readonly Step[];
}
/** Everything that a file asks for, in order. Made whole before the first command is sent. */
export type Plan = readonly Phase[];

/** A record that the source has deleted. */
export interface Removal {
  record: RecordDefinition;
  uid: string;
  at: NonNullable<Step['at']>;
}
/** `users.csv, line 3`; the file alone for what follows from rows that are not in it. */
export const placeOf = ({ file, line }: NonNullable<Step['at']>): string => (line > 0 ? `${file}, line ${line}` : file);

/** Makes a record of the catalogue (or of another module's record kit). Fields with a default may be left out. */
export const recordStep = <S extends z.ZodObject>(
  record: RecordDefinition<S>,
  uid: string,
  fields: Partial<z.input<S>>,
  counts: Counts = {},
): Step => ({
  stream: `${record.entity}-${uid}`,
  command: `Create${record.name}`,
  data: { uid, ...fields },
  counts,
  record,
  claims: keysOf(record as unknown as RecordDefinition, fields as Record<string, unknown>).map(key => ({
    stream: `${record.entity}_key-${key.id}`,
    what: `${record.entity} with ${key.id}`,
  })),
});
