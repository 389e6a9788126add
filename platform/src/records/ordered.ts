import type { OrderedFields, RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Fields } from './aggregate.ts';

type Value = number | string;
const valueAt = (fields: Fields, path: string): Value | null =>
  path.split('.').reduce<any>((value, part) => value?.[part], fields) ?? null;
const rank = (value: Value): number => (typeof value === 'number' ? value : Date.parse(value));
const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The first two fields that do not stand in order. What stood out of order before, and is not touched, is left alone. */
export function refuseOutOfOrder(
  def: RecordDefinition,
  after: Fields,
  now: Fields | null,
  sent: Fields,
): Rejection | null {
  for (const pair of def.ordered ?? []) {
    const [low, high] = [valueAt(after, pair.low), valueAt(after, pair.high)];
    if (low === null || high === null || (pair.strict ? rank(low) < rank(high) : rank(low) <= rank(high))) continue;
    if (now && valueAt(now, pair.low) === low && valueAt(now, pair.high) === high) continue;
    return reject(
      pair.code,
      { min: low, max: high, [lastPart(pair.low)]: low, [lastPart(pair.high)]: high },
      { [fieldAt(pair, sent)]: pair.code },
    );
  }
  return null;
}
/** The field that the sender can mend: the one that they sent. */
const fieldAt = ({ low, high, at = high }: OrderedFields, sent: Fields): string => {
  const other = at === high ? low : high;
  return valueAt(sent, at) === null && valueAt(sent, other) !== null ? other : at;
};
