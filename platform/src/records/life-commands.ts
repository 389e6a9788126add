import { changesBy, hindrance, relationsOf, type Related } from '@portal/event-schemas/kernel/entity/life.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { inFour, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { recordOf, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CommandDefinition, DecisionContext, ReadState, StreamRead } from '../dispatcher/types.ts';
import { recordAggregate, type Fields, type RecordState } from './aggregate.ts';

/**
 * One act on one or several records of a kind. `named`: of each record what its fields name that decides who may act
 * (the call has read it).
 */
export interface ActOnRecords {
  act: string;
  uids: readonly string[];
  comment?: string | null;
  fields?: Fields;
  named?: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

function makeCommand(def: RecordDefinition, count: number): CommandDefinition<ActOnRecords> {
  const { entity } = def.declared! as { entity: Entity };
  const targetOf = (ref: string) => recordOf(entity.fields[ref]!.to!.entity);
  const reads = ({ named = {} }: ActOnRecords): StreamRead[] =>
    Object.values(named).flatMap(refs =>
      Object.entries(refs).map(([ref, id]) => ({ aggregate: recordAggregate(targetOf(ref)), id })),
    );
  const relatedTo = (values: Fields, read: ReadState | undefined): Related =>
    Object.fromEntries(
      relationsOf(entity.life!).map(ref => {
        const state = read?.(recordAggregate(targetOf(ref)), String(values[ref]));
        return [ref, state?.status === 'present' ? state.fields : null];
      }),
    );
  return {
    type: `Act${def.name}`,
    aggregates: Array.from({ length: count }, () => recordAggregate(def)),
    ids: ({ uids }) => [...uids],
    ...(relationsOf(entity.life!).length > 0 ? { reads } : {}),
    decide: (data, states, _facts, context, read) => {
      const outcomes = (states as RecordState[]).map((state, index) =>
        state.status === 'present'
          ? decideAct(def, data, state.fields, relatedTo(state.fields, read), context)
          : reject('platform.not_found', { entity: def.entity, uid: data.uids[index]! }),
      );
      const faults = outcomes.flatMap((outcome, index) =>
        'rejected' in outcome ? [{ uid: data.uids[index]!, code: outcome.code }] : [],
      );
      if (faults.length === 0)
        return (outcomes as { type: string; data: Fields }[]).map(({ type, data: told }, index) => [
          { type, data: { uid: data.uids[index]!, ...told } },
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
  related: Related,
  { actor, now }: DecisionContext,
): Rejection | { type: string; data: Fields } {
  const { entity } = def.declared! as { entity: Entity };
  const act = entity.life!.acts[name]!;
  const hindered = hindrance(entity.life!, name, fields, actor, related);
  if (hindered === 'not_now') return reject('platform.act_not_now', { state: stateName(def, fields['state']) });
  if (hindered === 'not_yours') return reject('platform.not_yours');
  if (hindered) return reject(hindered.code);
  const word = comment?.trim() || null;
  if (act.comment === 'required' && word === null)
    return reject('platform.comment_required', {}, { comment: 'platform.comment_required' });
  return {
    type: act.event,
    data: { changes: changesBy(act, entity.fields, given, word, actor, now), ...(word ? { comment: word } : {}) },
  };
}
