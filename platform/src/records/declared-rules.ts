import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { isDeepStrictEqual } from 'node:util';
import type { DecisionContext } from '../dispatcher/types.ts';
import { changedFixedFields, type Fields } from './aggregate.ts';
import { stateName } from './life-commands.ts';

/** Of an entity with an owner: nobody else changes it, but for the roles in charge of it and the portal itself. */
export function refuseOthers(
  { declared }: RecordDefinition,
  fields: Fields | undefined,
  { id, roles }: DecisionContext['actor'],
): Rejection | null {
  const owner = declared?.entity.owner;
  if (!owner || !fields || fields[owner.field] === id || id === systemActor) return null;
  return owner.others.some(role => roles.includes(role)) ? null : reject('platform.not_yours');
}

/** An entity with a life is changed and removed only in some of its states; what was removed comes back as it was. */
export function refuseInState(def: RecordDefinition, verb: string, fields: Fields | null): Rejection | null {
  const life = def.declared?.entity.life;
  if (!life || !fields || verb === 'Create' || verb === 'Restore') return null;
  const states: readonly string[] = verb === 'Remove' ? life.removable : life.open;
  return states.includes(String(fields['state']))
    ? null
    : reject('platform.act_not_now', { state: stateName(def, fields['state']) });
}

/** Records of the portal's own are not removed, and their fixed fields stay. */
export function refuseProtectedChange(
  def: RecordDefinition,
  verb: string,
  fields: Fields | null,
  sent: Fields,
): Rejection | null {
  const { stays, title } = def.declared?.entity ?? {};
  if (!stays || !title || !fields || !stays.holds(fields)) return null;
  const kept = verb === 'Change' ? changedFixedFields(def, fields, sent) : [];
  if (verb !== 'Remove' && kept.length === 0) return null;
  return reject(stays.code, { name: fields[title] }, Object.fromEntries(kept.map(name => [name, stays.code])));
}

/** The first rule of the entity that the fields break; what broke one before, and is not touched, is left alone. */
export function refuseRuleViolation(
  { declared }: RecordDefinition,
  after: Fields,
  now: Fields | null,
): Rejection | null {
  const found = declared?.entity.rules?.find(
    ({ fields, holds }) => !holds(after) && !(now && !holds(now) && untouched(fields, now, after)),
  );
  if (!found) return null;
  return reject(
    found.code,
    Object.fromEntries(found.fields.map(name => [name, after[name]])),
    Object.fromEntries(found.fields.map(name => [name, found.code])),
  );
}
const untouched = (names: readonly string[], now: Fields, after: Fields): boolean =>
  names.every(name => isDeepStrictEqual(now[name], after[name]));
