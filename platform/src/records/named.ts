import { recordOf, type NamedRecord } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { ReadState, StreamRead } from '../dispatcher/types.ts';
import { recordAggregate, type Fields } from './aggregate.ts';

/** What stands at a JSON path such as `$[*].required_discipline`; `$` alone is the value itself. */
function at(value: unknown, path: string): unknown[] {
  const steps = path.match(/\[\*\]|\.\w+/g) ?? [];
  const within = (one: unknown, step: string): unknown[] =>
    step === '[*]' ? (Array.isArray(one) ? one : []) : [(one as Fields | null)?.[step.slice(1)]];
  return steps.reduce<unknown[]>((values, step) => values.flatMap(one => within(one, step)), [value]);
}
const uidsIn = ({ field, path = '$' }: NamedRecord, fields: Fields): string[] => [
  ...new Set(at(fields[field], path).filter(uid => typeof uid === 'string')),
];

/** The streams of the records that these fields name, for a command's `reads`. */
export const referenceReads = (names: readonly NamedRecord[], fields: Fields): StreamRead[] =>
  names.flatMap(name => uidsIn(name, fields).map(id => ({ aggregate: recordAggregate(recordOf(name.entity)), id })));

/**
 * Refuses with `platform.record_unknown` the first record that the fields name anew and that does not exist, or no
 * more; what they named `before` stays. A
 * record that is removed at the same moment is the removal's to refuse (references.ts).
 */
export function refuseUnknownReference(
  names: readonly NamedRecord[],
  fields: Fields,
  before: Fields | null,
  read: ReadState,
): Rejection | null {
  for (const name of names) {
    const known = new Set(before ? uidsIn(name, before) : []);
    const missing = uidsIn(name, fields).find(
      uid => !known.has(uid) && read(recordAggregate(recordOf(name.entity)), uid).status !== 'present',
    );
    if (missing !== undefined)
      return reject(
        'platform.record_unknown',
        { field: name.called, entity: name.entity, uid: missing },
        { [name.field]: 'platform.record_unknown' },
      );
  }
  return null;
}
