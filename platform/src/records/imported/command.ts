import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { streamOf, type Aggregate, type CommandDefinition, type ReadState } from '../../dispatcher/types.ts';
import type { GetFact } from '../../facts/types.ts';
import { recordAggregate, type Fields } from '../aggregate.ts';
import { recordCommands, type ChangeRecord, type CreateRecord } from '../commands.ts';
import { recordFact } from '../fact.ts';

/** What becomes of one line: a record that is made, or changed. */
export type ImportedRow = { line: number } & (
  | { kind: 'create'; data: CreateRecord }
  | { kind: 'change'; data: ChangeRecord }
);
export interface RowFault {
  line: number;
  rejection: Rejection;
}
/** The rows that the command refuses, in its params. */
export const faultsOf = ({ code, params }: Rejection): readonly RowFault[] | undefined =>
  code === 'platform.import_broken' ? (params['rows'] as RowFault[]) : undefined;

/**
 * `Import<Name>`: creations and changes of so many records, each decided as it would be alone, after those before it:
 * all of them, or none. Records that the file makes may name each other. `coming`: uids of those that it means to make,
 * also of lines that are at fault. Refused with `platform.import_broken` and every line that is.
 */
export function importCommand(
  def: RecordDefinition,
  rows: readonly ImportedRow[],
  coming: ReadonlySet<string>,
): CommandDefinition<object> {
  const commands = recordCommands(def);
  const parts = rows.map(({ line, kind, data }) => {
    const definition: CommandDefinition = commands[kind];
    const ids: readonly string[] = definition.ids(data);
    return {
      line,
      definition,
      data,
      streams: definition.aggregates.map((aggregate, index) => ({
        aggregate,
        id: ids[index]!,
        name: streamOf(aggregate, ids[index]!),
        // A place of a key that the record neither leaves nor takes: nothing is ever written there.
        idle: index > 0 && ids[index]!.startsWith(`${data.uid}.`),
      })),
    };
  });
  const streams = new Map<string, { aggregate: Aggregate; id: string }>();
  for (const part of parts) for (const one of part.streams) if (!one.idle) streams.set(one.name, one);
  const made = recordAggregate(def);
  /** What the file makes of records, for those that name them. */
  const becomes = new Map(
    rows.map(({ kind, data }) => [data.uid, kind === 'create' ? withoutUid(data) : data.changes]),
  );
  return {
    type: `Import${def.name}`,
    aggregates: [...streams.values()].map(({ aggregate }) => aggregate),
    ids: () => [...streams.values()].map(({ id }) => id),
    reads: () => parts.flatMap(({ definition, data }) => definition.reads?.(data) ?? []),
    facts: (_data, get, context) => {
      const fact = recordFact(def);
      const known: GetFact = (asked, key) => {
        const found = get(asked, key);
        const after = asked.name === fact.name ? becomes.get(key) : undefined;
        return (after ? { ...(found as object | null), uid: key, ...after } : found) as typeof found;
      };
      return parts.map(({ definition, data }) => definition.facts?.(data, known, context) as unknown);
    },
    decide: (_data, states, facts, context, read) => {
      const now = new Map([...streams.keys()].map((name, index) => [name, states[index] as unknown]));
      const events = new Map([...streams.keys()].map(name => [name, [] as { type: string; data: any }[]]));
      const look: ReadState = (aggregate, id) => {
        if (aggregate.name === made.name && coming.has(id))
          return { status: 'present', fields: becomes.get(id) ?? {} } as never;
        const name = streamOf(aggregate, id);
        return (now.has(name) ? now.get(name) : read!(aggregate, id)) as never;
      };
      const faults: RowFault[] = [];
      for (const [part, { line, definition, data, streams: own }] of parts.entries()) {
        const before = own.map(({ name, idle, aggregate }) => (idle ? aggregate.initialState() : now.get(name)));
        const decision = definition.decide(data, before, (facts as unknown[])[part], context, look);
        if (isRejection(decision)) faults.push({ line, rejection: decision });
        else
          own.forEach(({ name, aggregate }, index) => {
            for (const event of decision[index]!) {
              now.set(name, aggregate.evolve(now.get(name), event));
              events.get(name)!.push(event as never);
            }
          });
      }
      return faults.length > 0
        ? reject('platform.import_broken', { count: faults.length, rows: faults })
        : [...events.values()];
    },
  };
}

const withoutUid = ({ uid: _uid, ...fields }: CreateRecord): Fields => fields;
