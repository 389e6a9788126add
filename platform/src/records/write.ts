import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Outcome } from '../dispatcher/types.ts';
import { Refused, type Send } from '../http/types.ts';
import { parseInput } from '../http/validation.ts';
import type { Host } from '../host/types.ts';
import { fieldOfKey, keyStreamsOf, recordAggregate, type Fields } from './aggregate.ts';
import { recordCommands } from './commands.ts';

/** What a record shall become. `save` creates it or changes what differs. */
export type RecordIntent =
  | { kind: 'create' | 'save' | 'change'; uid: string; fields: Fields; seen?: Fields }
  | { kind: 'remove' | 'restore'; uid: string };
export type Dispatching = Pick<Host, 'dispatcher'>;

/** The record's fields now; null when there is none. */
export async function readRecord(host: Dispatching, def: RecordDefinition, uid: string): Promise<Fields | null> {
  const { state } = await host.dispatcher.state(recordAggregate(def), uid);
  return state.status === 'present' ? state.fields : null;
}

/**
 * Carries an intent out: checks its fields, looks which keys the record holds now, sends the command, and looks again when somebody was
 * quicker. `send` comes with a call, or from `senderFor` (http/send.ts) for imports. Throws `Refused` as `send` does:
 * `platform.invalid_input`, `platform.not_found`, `platform.record_exists`, `platform.record_key_taken`,
 * `platform.record_stale` after five tries.
 */
export async function writeRecord(
  host: Dispatching,
  send: Send,
  def: RecordDefinition,
  intent: RecordIntent,
): Promise<Extract<Outcome, { ok: true }>> {
  const commands = recordCommands(def);
  const { uid } = intent;
  const fields = 'fields' in intent ? parse(def, intent) : {};
  for (let attempt = 1; ; attempt++) {
    const now = await readRecord(host, def, uid);
    const held = now ? keyStreamsOf(def, now) : [];
    try {
      if (intent.kind === 'remove') return await send(commands.remove, { uid, held });
      if (intent.kind === 'restore')
        return await send(commands.restore, { uid, ...(await removedFields(host, def, uid)) });
      if (intent.kind === 'create' || (intent.kind === 'save' && now === null))
        return await send(commands.create, { uid, ...fields });
      const changes = withWholeKeys(def, now ?? {}, fields);
      return await send(commands.change, { uid, changes, held, ...('seen' in intent && { seen: intent.seen }) });
    } catch (error) {
      if (!(error instanceof Refused) || attempt === 5) throw error;
      const overtaken =
        error.rejection.code === 'platform.record_stale' ||
        (intent.kind === 'save' && error.rejection.code === 'platform.record_exists');
      if (!overtaken) throw error;
    }
  }
}

async function removedFields(host: Dispatching, def: RecordDefinition, uid: string): Promise<Fields> {
  const { state } = await host.dispatcher.state(recordAggregate(def), uid);
  if (state.status === 'removed' && state.fields) return state.fields;
  throw new Refused(reject('platform.not_found', { entity: def.entity, uid }));
}

/** A key of several fields is moved as a whole: its unchanged fields come along (the event still names only what changed). */
export function withWholeKeys(def: RecordDefinition, now: Fields, changes: Fields): Fields {
  const whole = [...(def.unique ?? []), ...(def.apart ? [[...def.apart.by, ...def.apart.keep]] : [])];
  const fieldsOf = whole.map(key => key.map(fieldOfKey));
  const names = fieldsOf.filter(key => key.some(name => name in changes)).flat();
  return { ...Object.fromEntries(names.filter(name => name in now).map(name => [name, now[name]])), ...changes };
}

const parse = (def: RecordDefinition, intent: { kind: string; fields: Fields }): Fields =>
  parseInput<Fields>(intent.kind === 'change' ? def.fields.partial() : def.fields, intent.fields)!;
