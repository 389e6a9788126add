import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import { isDeepStrictEqual } from 'node:util';
import { canBeScope } from '../keys/holder.ts';
import { recordCommandCalls, recordQueryCalls } from '../records/calls.ts';
import { templateCalls } from '../records/imported/template.ts';
import { actCalls } from '../records/life-calls.ts';
import type { ServiceModule } from '../service.ts';
import type { AnyCall } from './types.ts';

/** A call with who may make it. */
export interface GuardedCall {
  module: string;
  call: AnyCall;
  audience: Audience;
  /** Whether it can be in the scopes of a program's key. */
  byKey: boolean;
}
export type Kind = 'command' | 'projection';

/**
 * Joins the modules' calls (with those of their records) with their access tables; the only place where a call meets its audience.
 * Throws one error that names every call without an entry, every entry without a call, and every call declared twice.
 * `kinds`: which services run here; entries of the other kind are served elsewhere.
 */
export function guardCalls(modules: readonly ServiceModule[], kinds: readonly Kind[]): GuardedCall[] {
  const guarded: GuardedCall[] = [];
  const wrong: string[] = [];
  const declared = new Set<string>();
  const records = new Set<RecordDefinition>();
  for (const module of modules) {
    const { commands, queries, folds = {} } = module.access;
    const ofRecords = recordCallsOf(
      (module.records ?? []).filter(def => !records.has(def)),
      kinds,
    );
    for (const def of module.records ?? []) records.add(def);
    for (const [call, audience] of [...(module.calls ?? []).map(call => [call, null] as const), ...ofRecords]) {
      const tables = call.kind === 'command' ? [commands] : [queries, folds];
      const listed = tables.map(table => table[call.call]).find(entry => entry !== undefined);
      const allowed = audience ?? listed;
      if (declared.has(call.call)) wrong.push(`${call.call} is declared twice (module ${module.name}).`);
      declared.add(call.call);
      if (allowed === undefined)
        wrong.push(
          `${call.call} of module ${module.name} is not in its access table under ${call.kind === 'command' ? 'commands' : 'queries or folds'}.`,
        );
      else if (audience && listed && !isDeepStrictEqual(audience, listed))
        wrong.push(
          `${call.call} of module ${module.name} has one audience in the access table and another in its record.`,
        );
      else
        guarded.push({
          module: module.name,
          call,
          audience: allowed,
          byKey: canBeScope(call.kind, allowed) && !module.access.keyless,
        });
    }
  }
  for (const access of new Set(modules.map(module => module.access))) {
    const entries = [
      ...(kinds.includes('command') ? [access.commands, access.folds ?? {}] : []),
      ...(kinds.includes('projection') ? [access.queries] : []),
    ].flatMap(table => Object.keys(table));
    for (const entry of entries)
      if (!declared.has(entry))
        wrong.push(`${entry} stands in the access table of ${access.module}, but no module declares the call.`);
  }
  if (wrong.length) throw new Error(`Access tables and calls do not agree:\n${wrong.join('\n')}`);
  return guarded;
}

/** Calls that come from records, each with its audience. A module that runs in both services names its records twice; they count once. */
function recordCallsOf(records: readonly RecordDefinition[], kinds: readonly Kind[]): (readonly [AnyCall, Audience])[] {
  return records.flatMap(def => [
    ...(kinds.includes('command')
      ? [
          ...recordCommandCalls(def).map(call => [call as AnyCall, def.writers] as const),
          ...(def.declared ? actCalls(def).map(({ call, audience }) => [call as AnyCall, audience] as const) : []),
        ]
      : []),
    ...(kinds.includes('projection')
      ? [
          ...recordQueryCalls(def).map(call => [call, def.readers] as const),
          ...templateCalls(def).map(call => [call as AnyCall, def.writers] as const),
        ]
      : []),
  ]);
}
