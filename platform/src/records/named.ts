import { recordOf, type NamedRecord } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { ReadState, StreamRead } from '../dispatcher/types.ts';
import { recordAggregate, type Fields } from './aggregate.ts';

interface Found {
  value: unknown;
  /** Where it stands: `doors.0.to`. */
  at: string;
}
/** What stands at a JSON path such as `$[*].required_discipline`; `$` alone is the value itself. */
function found({ field, path = '$' }: NamedRecord, fields: Fields): Found[] {
  const steps = path.match(/\[\*\]|\.\w+/g) ?? [];
  const within = ({ value, at }: Found, step: string): Found[] =>
    step !== '[*]'
      ? [{ value: (value as Fields | null)?.[step.slice(1)], at: at + step }]
      : Array.isArray(value)
        ? value.map((one, index) => ({ value: one, at: `${at}.${index}` }))
        : [];
  return steps.reduce(
    (values, step) => values.flatMap(one => within(one, step)),
    [{ value: fields[field], at: field }],
  );
}
const uidsIn = (name: NamedRecord, fields: Fields): string[] => [
  ...new Set(found(name, fields).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))),
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
    const missing = found(name, fields).find(
      ({ value: uid }) =>
        typeof uid === 'string' &&
        !known.has(uid) &&
        read(recordAggregate(recordOf(name.entity)), uid).status !== 'present',
    );
    if (missing)
      return reject(
        'platform.record_unknown',
        { field: name.called, entity: name.entity, uid: missing.value },
        // A list of uids is one input: its place in it is not said.
        { [missing.at.replace(/\.\d+$/, '')]: 'platform.record_unknown' },
      );
  }
  return null;
}
