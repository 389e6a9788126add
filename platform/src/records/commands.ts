import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { applicableValues } from '@portal/event-schemas/kernel/entity/entity.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Aggregate, CommandDefinition } from '../dispatcher/types.ts';
import type { GetFact } from '../facts/types.ts';
import {
  recordAggregate,
  recordKeyAggregate,
  fieldOfKey,
  keysOf,
  exclusionKeyOf,
  type Fields,
  type KeyState,
  type RecordState,
} from './aggregate.ts';
import { refuseConflict, type OtherRecords } from './apart.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { leadsBack, linkedFrom, type Linked } from './circles.ts';
import { refuseRuleViolation, refuseInState, refuseOthers, refuseProtectedChange } from './declared-rules.ts';
import { recordEventTypes } from './events.ts';
import { allRecordsFact, allRecordsKey } from './fact.ts';
import { referencedRecords, readsOf } from './life-commands.ts';
import { refuseUnknownReference, referenceReads } from './named.ts';
import { refuseOutOfOrder } from './ordered.ts';

export type CreateRecord = { uid: string } & Fields;
/**
 * `held`: ids of the key streams that the record holds now (`writeRecord` fills them in, as a command's streams must follow from its data).
 * Without it a change that touches no key goes through, any other is answered `platform.record_stale`.
 */
export interface ChangeRecord {
  uid: string;
  changes: Fields;
  /** What the fields held when they were read: where somebody else has changed one meanwhile, the change is refused. */
  seen?: Fields;
  held?: readonly string[];
}
export interface RemoveRecord {
  uid: string;
  held?: readonly string[];
}
export interface RecordCommands {
  create: CommandDefinition<CreateRecord>;
  change: CommandDefinition<ChangeRecord>;
  remove: CommandDefinition<RemoveRecord>;
  /** Of declared entities: brings back what was removed, as it was (`fields`; who sends has read them). */
  restore: CommandDefinition<CreateRecord>;
}

/** What a command wants: the fields afterwards (null = gone) or a refusal, from the fields now (null = none) and what was removed. */
type Step<D> = (fields: Fields | null, data: D, removed?: Fields) => Fields | null | Rejection;

const known = new WeakMap<RecordDefinition, RecordCommands>();

/**
 * `Create<Name>` `{ uid, ...fields }`, `Change<Name>` `{ uid, changes }`, `Remove<Name>` `{ uid }`. Their streams are
 * the record, the keys it gives up
 * and the keys it takes, so that a record and its keys change in one append. A change of nothing appends nothing; a creation that
 * repeats what is there already too.
 */
export function recordCommands(def: RecordDefinition): RecordCommands {
  const commands = known.get(def) ?? {
    create: recordCommand<CreateRecord>(
      def,
      'Create',
      ({ uid: _uid, ...fields }) => fields,
      (now, { uid, ...given }) => {
        const fields = { ...def.defaults, ...given };
        return now && !isDeepStrictEqual(now, fields)
          ? reject('platform.record_exists', { entity: def.entity, uid })
          : fields;
      },
    ),
    change: recordCommand<ChangeRecord>(
      def,
      'Change',
      data => data.changes,
      (now, { uid, changes, seen }) =>
        now
          ? (changedMeanwhile(now, changes, seen) ?? { ...now, ...changes })
          : reject('platform.not_found', { entity: def.entity, uid }),
    ),
    remove: recordCommand<RemoveRecord>(
      def,
      'Remove',
      () => ({}),
      (now, { uid }) => (now ? null : reject('platform.not_found', { entity: def.entity, uid })),
    ),
    restore: recordCommand<CreateRecord>(
      def,
      'Restore',
      ({ uid: _uid, ...fields }) => fields,
      (now, { uid, ...fields }, removed) =>
        removed && isDeepStrictEqual(removed, fields)
          ? fields
          : reject('platform.record_stale', { entity: def.entity, uid }),
    ),
  };
  known.set(def, commands);
  return commands;
}

/** The commands by type, as the host offers them to other modules. */
export const recordCommandsByType = (def: RecordDefinition): Record<string, CommandDefinition<any, any, any>> =>
  Object.fromEntries(
    Object.entries(recordCommands(def))
      .filter(([name]) => name !== 'restore' || def.declared)
      .map(([, command]) => [command.type, command]),
  );

function recordCommand<D extends { uid: string; held?: unknown }>(
  def: RecordDefinition,
  verb: string,
  wish: (data: D) => Fields,
  step: Step<D>,
): CommandDefinition<D> {
  const types = recordEventTypes(def);
  const { apart, noCircle, namesRecords: names = [] } = def;
  const { life } = def.declared?.entity ?? {};
  const begins = verb === 'Create' ? life?.begins : undefined;
  const looks = (fields: Fields) => life?.looks?.(fields, '', {}) ?? {};
  const slots = (def.unique?.length ?? 0) + (apart ? 1 : 0);
  const keyStreams: Aggregate[] = Array.from({ length: slots * 2 }, () => recordKeyAggregate(def));
  const heldIn = (data: D): readonly string[] => (data.held as readonly string[] | undefined) ?? [];
  const idle = (data: D, slot: string) => `${data.uid}.${slot}`;
  const touches = (data: D, names: readonly string[]): boolean =>
    verb === 'Remove' || names.some(name => fieldOfKey(name) in wish(data));
  /** For each unique key: which stream it leaves and which it takes; an unused slot names a stream that stays empty. */
  const moves = (data: D): Move[] =>
    (def.unique ?? []).map(names => {
      const wanted = keysOf({ ...def, unique: [names] }, wish(data))[0]?.id;
      const held = heldIn(data).find(id => id.startsWith(`${names.join('+')}=`));
      const moved = touches(data, names) && held !== wanted;
      return { leaves: moved ? held : undefined, takes: moved ? wanted : undefined };
    });
  /** The same for where it stands apart; a record that stays among the same others takes it again, as what it keeps there may change. */
  const placeMove = (data: D): Move => {
    if (!apart || !touches(data, [...apart.by, ...apart.keep])) return { leaves: undefined, takes: undefined };
    const held = heldIn(data).find(id => id.startsWith('among:'));
    const wanted = verb === 'Remove' ? undefined : exclusionKeyOf(def, wish(data))!.id;
    return { leaves: held === wanted ? undefined : held, takes: wanted };
  };

  return {
    type: `${verb}${def.name}`,
    aggregates: [recordAggregate(def), ...keyStreams],
    ids: data => [
      data.uid,
      ...[...moves(data), ...(apart ? [placeMove(data)] : [])].flatMap((move, index) => [
        move.leaves ?? idle(data, `leaves${index}`),
        move.takes ?? idle(data, `takes${index}`),
      ]),
    ],
    ...(apart || noCircle
      ? {
          facts: (data: D, get: GetFact): Beside => ({
            others: apart ? (get(allRecordsFact(def), allRecordsKey) ?? {}) : {},
            linked: noCircle && verb !== 'Remove' ? linkedFrom(def, wish(data), get) : {},
          }),
        }
      : {}),
    ...((names.length > 0 || begins) && verb !== 'Remove'
      ? { reads: (data: D) => [...referenceReads(names, wish(data)), ...(begins ? readsOf(looks(wish(data))) : [])] }
      : {}),
    decide: (data, states, known, { actor }, read) => {
      const [state, ...keyStates] = states as [RecordState, ...KeyState[]];
      const now = state.status === 'present' ? state.fields : null;
      const removed = state.status === 'removed' ? state.fields : undefined;
      const refused =
        refuseOthers(def, now ?? removed, actor) ??
        refuseInState(def, verb, now) ??
        refuseProtectedChange(def, verb, now, wish(data));
      if (refused) return refused;
      const wanted = step(now, data, removed);
      if (isRejection(wanted)) return wanted;
      const after = wanted && def.declared ? applicableValues(def.declared.entity.fields, wanted) : wanted;
      const own = ownEvents(types, data.uid, now, after, verb === 'Restore');
      if (own.length === 0) return [[], ...keyStreams.map(() => [])];
      if (begins && after && !begins.holds(referencedRecords(looks(after), read), after)) return reject(begins.code);
      const disorder = after && (refuseOutOfOrder(def, after, now, wish(data)) ?? refuseRuleViolation(def, after, now));
      if (disorder) return disorder;
      const nothing = after && names.length > 0 && refuseUnknownReference(names, wish(data), now, read!);
      if (nothing) return nothing;
      const circle = after && noCircle && leadsBack(def, data.uid, after, now, (known as Beside).linked, read!);
      if (circle) return circle;

      const plan = moves(data);
      const before = now ? keysOf(def, now).map(key => key.id) : [];
      const holds = after ? keysOf(def, after).map(key => key.id) : [];
      const left = plan.flatMap(move => move.leaves ?? []);
      const taken = plan.flatMap(move => move.takes ?? []);
      const planned =
        isDeepStrictEqual(
          left,
          before.filter(id => !holds.includes(id)),
        ) &&
        isDeepStrictEqual(
          taken,
          holds.filter(id => !before.includes(id)),
        );
      const place = placeChange(def, now, after);
      if (!planned || (place && !isDeepStrictEqual(placeMove(data), { leaves: place.leaves, takes: place.takes })))
        return reject('platform.record_stale', { entity: def.entity, uid: data.uid });
      const clash = (def.unique ?? []).find(
        (_, index) => plan[index]!.takes && ![null, data.uid].includes(keyStates[index * 2 + 1]!.owner),
      );
      if (clash)
        return reject(
          'platform.record_key_taken',
          { entity: def.entity, fields: clash },
          Object.fromEntries(clash.map(name => [name, 'taken'])),
        );
      const tooNear =
        place?.kept &&
        refuseConflict(
          def,
          data.uid,
          { id: place.takes!, kept: place.kept },
          keyStates.at(-1)!,
          (known as Beside).others,
        );
      if (tooNear) return tooNear;

      const mark = (type: string, wanted: unknown, kept: object = {}) =>
        wanted ? [{ type, data: { uid: data.uid, ...kept } }] : [];
      return [
        own,
        ...plan.flatMap(move => [mark(types.keyReleased, move.leaves), mark(types.keyClaimed, move.takes)]),
        ...(apart
          ? [
              mark(types.keyReleased, place?.leaves, { kept: null }),
              mark(types.keyClaimed, place?.takes, { kept: place?.kept }),
            ]
          : []),
      ];
    },
  };
}
/** What the facts say of other records of the kind. */
interface Beside {
  others: OtherRecords;
  linked: Linked;
}
interface Move {
  leaves: string | undefined;
  takes: string | undefined;
}

/** How the record moves among others, if that or what it keeps there changes. */
function placeChange(
  def: RecordDefinition,
  now: Fields | null,
  after: Fields | null,
): (Move & { kept: Fields | undefined }) | null {
  const [from, to] = [now && exclusionKeyOf(def, now), after && exclusionKeyOf(def, after)];
  return isDeepStrictEqual(from, to)
    ? null
    : { leaves: from?.id === to?.id ? undefined : from?.id, takes: to?.id, kept: to?.kept };
}

function ownEvents(
  types: ReturnType<typeof recordEventTypes>,
  uid: string,
  now: Fields | null,
  after: Fields | null,
  restores: boolean,
) {
  if (after === null) return [{ type: types.removed, data: { uid } }];
  if (now === null) return [{ type: restores ? types.restored : types.created, data: { uid, ...after } }];
  const changes = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(now[name], value)),
  );
  return Object.keys(changes).length ? [{ type: types.changed, data: { uid, changes } }] : [];
}
