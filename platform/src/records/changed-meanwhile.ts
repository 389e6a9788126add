import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';

/** Refuses a change of fields that hold another value now than the sender has seen; what is there already is no other one. */
export function changedMeanwhile(
  now: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>> = {},
): Rejection | null {
  const fields = Object.keys(changes).filter(
    name => name in seen && !isDeepStrictEqual(now[name], seen[name]) && !isDeepStrictEqual(now[name], changes[name]),
  );
  return fields.length > 0
    ? reject('platform.changed_meanwhile', {}, Object.fromEntries(fields.map(name => [name, 'changed'])))
    : null;
}
