import {
  changesBy,
  actRefusal,
  type Life,
  type ReferencedRecords,
  type OtherRecord,
} from '@portal/event-schemas/kernel/entity/life.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { inFour, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { recordOf, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CommandDefinition, DecisionContext, ReadState, StreamRead } from '../dispatcher/types.ts';
import { recordAggregate, type Fields, type RecordState } from './aggregate.ts';

/** One act on one or several records of a kind. `looks`: of each record those that its life looks at. */
export interface ActOnRecords {
  act: string;
  uids: readonly string[];
  comment?: string | null;
  fields?: Fields;
  looks?: Readonly<Record<string, Readonly<Record<string, OtherRecord>>>>;
}

const commands = new WeakMap<RecordDefinition, Map<number, CommandDefinition<ActOnRecords>>>();

/** What a state is called, in four languages. */
export const stateName = ({ declared }: RecordDefinition, state: unknown): Localized =>
  inFour(locale => declared!.words[locale].states?.[String(state)] ?? String(state));

/** `Act<Name>` on so many records: all of them, or none and each that is at fault is named (`faults`). */
export function actCommand(def: RecordDefinition, count: number): CommandDefinition<ActOnRecords> {
  const known = commands.get(def) ?? new Map<number, CommandDefinition<ActOnRecords>>();
  commands.set(def, known);
  const command = known.get(count) ?? makeCommand(def, count);
  known.set(count, command);
  return command;
}

/** The streams of records that a life looks at. */
export const readsOf = (looked: Readonly<Record<string, OtherRecord>>): StreamRead[] =>
  Object.values(looked).map(({ entity, uid }) => ({ aggregate: recordAggregate(recordOf(entity)), id: uid }));
/** What they hold. */
export const referencedRecords = (
  records: Readonly<Record<string, OtherRecord>>,
  read: ReadState | undefined,
): ReferencedRecords =>
  Object.fromEntries(
    Object.entries(records).map(([name, { entity, uid }]) => {
      const state = read?.(recordAggregate(recordOf(entity)), uid);
      return [name, state?.status === 'present' ? state.fields : null];
    }),
  );

function makeCommand(def: RecordDefinition, count: number): CommandDefinition<ActOnRecords> {
  const { life } = def.declared!.entity as { life: Life };
  return {
    type: `Act${def.name}`,
    aggregates: Array.from({ length: count }, () => recordAggregate(def)),
    ids: ({ uids }) => [...uids],
    ...(life.looks ? { reads: ({ looks = {} }: ActOnRecords) => Object.values(looks).flatMap(readsOf) } : {}),
    decide: (data, states, _facts, context, read) => {
      const outcomes = (states as RecordState[]).map((state, index) =>
        state.status === 'present'
          ? decideAct(def, data, state.fields, referencedRecords(data.looks?.[data.uids[index]!] ?? {}, read), context)
          : reject('platform.not_found', { entity: def.entity, uid: data.uids[index]! }),
      );
      const faults = outcomes.flatMap((outcome, index) =>
        'rejected' in outcome ? [{ uid: data.uids[index]!, code: outcome.code }] : [],
      );
      if (faults.length === 0)
        return (outcomes as { type: string; data: Fields }[]).map(({ type, data: changed }, index) => [
          { type, data: { uid: data.uids[index]!, ...changed } },
        ]);
      const first = outcomes.find(outcome => 'rejected' in outcome) as Rejection;
      return count === 1 ? first : { ...first, params: { ...first.params, faults, count: faults.length } };
    },
  };
}

/** What comes of an act on a record with these fields: its event, or why not. Pure. */
export function decideAct(
  def: RecordDefinition,
  { act: name, comment = null, fields: given = {} }: Omit<ActOnRecords, 'uids'>,
  fields: Fields,
  looked: ReferencedRecords,
  { actor, now }: DecisionContext,
): Rejection | { type: string; data: Fields } {
  const { entity } = def.declared! as { entity: Entity };
  const act = entity.life!.acts[name]!;
  const hindered = actRefusal(entity.life!, name, fields, actor, looked);
  if (hindered === 'not_now') return reject('platform.act_not_now', { state: stateName(def, fields['state']) });
  if (hindered === 'not_yours') return reject('platform.not_yours');
  if (hindered) return reject(hindered.code);
  const word = comment?.trim() || null;
  if (act.comment === 'required' && word === null)
    return reject('platform.comment_required', {}, { comment: 'platform.comment_required' });
  return {
    type: act.event,
    data: { changes: changesBy(act, fields, given, word, actor, now), ...(word ? { comment: word } : {}) },
  };
}
