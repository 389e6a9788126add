import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Aggregate, CommandDefinition } from '../dispatcher/types.ts';
import { recordAggregate, recordKeyAggregate, keysOf, type Fields, type KeyState, type RecordState } from './aggregate.ts';
import { recordEventTypes } from './events.ts';

export type CreateRecord = { uid: string } & Fields;
/**
 * `held`: ids of the key streams that the record holds now (`writeRecord` fills them in, as a command's streams must follow from its data).
 * Without it a change that touches no key goes through, any other is answered `platform.record_stale`.
 */
export interface ChangeRecord { uid: string; changes: Fields; held?: readonly string[]; }
export interface RemoveRecord { uid: string; held?: readonly string[]; }
export interface RecordCommands {
  create: CommandDefinition<CreateRecord>;
  change: CommandDefinition<ChangeRecord>;
  remove: CommandDefinition<RemoveRecord>;
}

/** What a command wants: the fields afterwards (null = gone) or a refusal, from the fields now (null = none). */
type Step<D> = (fields: Fields | null, data: D) => Fields | null | Rejection;

const known = new WeakMap<RecordDefinition, RecordCommands>();

/**
 * `Create<Name>` `{ uid, ...fields }`, `Change<Name>` `{ uid, changes }`, `Remove<Name>` `{ uid }`. Their streams are the record, the keys it gives up
 * and the keys it takes, so that a record and its keys change in one append. A change of nothing appends nothing; a creation that
 * repeats what is there already too.
 */
export function recordCommands(def: RecordDefinition): RecordCommands {
  const commands = known.get(def) ?? {
    create: recordCommand<CreateRecord>(def, 'Create', ({ uid: _uid, ...fields }) => fields, (now, { uid, ...fields }) =>
      now && !isDeepStrictEqual(now, fields) ? reject('platform.record_exists', { entity: def.entity, uid }) : fields),
    change: recordCommand<ChangeRecord>(def, 'Change', data => data.changes, (now, { uid, changes }) =>
      now ? { ...now, ...changes } : reject('platform.not_found', { entity: def.entity, uid })),
    remove: recordCommand<RemoveRecord>(def, 'Remove', () => ({}), (now, { uid }) => (now ? null : reject('platform.not_found', { entity: def.entity, uid }))),
  };
  known.set(def, commands);
  return commands;
}

/** The commands by type, as the host offers them to other modules. */
export const recordCommandsByType = (def: RecordDefinition): Record<string, CommandDefinition<any, any, any>> =>
  Object.fromEntries(Object.values(recordCommands(def)).map(command => [command.type, command]));

function recordCommand<D extends { uid: string; held?: unknown }>(def: RecordDefinition, verb: string, wish: (data: D) => Fields, step: Step<D>): CommandDefinition<D> {
  const types = recordEventTypes(def);
  const slots = def.unique?.length ?? 0;
  const keyStreams: Aggregate[] = Array.from({ length: slots * 2 }, () => recordKeyAggregate(def));
  const heldIn = (data: D): readonly string[] => (data.held as readonly string[] | undefined) ?? [];
  const idle = (data: D, slot: string) => `${data.uid}.${slot}`;
  /** For each unique key: which stream it leaves and which it takes; an unused slot names a stream that stays empty. */
  const moves = (data: D) => (def.unique ?? []).map(names => {
    const [wanted] = keysOf({ ...def, unique: [names] }, wish(data));
    const held = heldIn(data).find(id => id.startsWith(`${names.join('+')}=`));
    const touched = verb === 'Remove' || names.some(name => name in wish(data));
    return { names, leaves: touched && held !== wanted?.id ? held : undefined, takes: touched && held !== wanted?.id ? wanted?.id : undefined };
  });

  return {
    type: `${verb}${def.name}`,
    aggregates: [recordAggregate(def), ...keyStreams],
    ids: data => [data.uid, ...moves(data).flatMap((move, index) => [move.leaves ?? idle(data, `leaves${index}`), move.takes ?? idle(data, `takes${index}`)])],
    decide: (data, states) => {
      const [state, ...keyStates] = states as [RecordState, ...KeyState[]];
      const now = state.status === 'present' ? state.fields : null;
      const after = step(now, data);
      if (isRejection(after)) return after;
      const own = ownEvents(types, data.uid, now, after);
      if (own.length === 0) return [[], ...keyStreams.map(() => [])];

      const plan = moves(data);
      const before = now ? keysOf(def, now).map(key => key.id) : [];
      const holds = after ? keysOf(def, after).map(key => key.id) : [];
      const left = plan.flatMap(move => move.leaves ?? []);
      const taken = plan.flatMap(move => move.takes ?? []);
      const planned = isDeepStrictEqual(left, before.filter(id => !holds.includes(id))) && isDeepStrictEqual(taken, holds.filter(id => !before.includes(id)));
      if (!planned) return reject('platform.record_stale', { entity: def.entity, uid: data.uid });
      const clash = plan.find((move, index) => move.takes && ![null, data.uid].includes(keyStates[index * 2 + 1]!.owner));
      if (clash) return reject('platform.record_key_taken', { entity: def.entity, fields: clash.names }, Object.fromEntries(clash.names.map(name => [name, 'taken'])));

      const mark = (type: string, wanted: unknown) => (wanted ? [{ type, data: { uid: data.uid } }] : []);
      return [own, ...plan.flatMap(move => [mark(types.keyReleased, move.leaves), mark(types.keyClaimed, move.takes)])];
    },
  };
}

function ownEvents(types: ReturnType<typeof recordEventTypes>, uid: string, now: Fields | null, after: Fields | null) {
  if (after === null) return [{ type: types.removed, data: { uid } }];
  if (now === null) return [{ type: types.created, data: { uid, ...after } }];
  const changes = Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(now[name], value)));
  return Object.keys(changes).length ? [{ type: types.changed, data: { uid, changes } }] : [];
}
