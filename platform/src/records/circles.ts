import { circleFrom } from '@portal/event-schemas/kernel/circle.ts';
import { inFour, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import type { ReadState } from '../dispatcher/types.ts';
import type { GetFact } from '../facts/types.ts';
import { recordAggregate, type Fields } from './aggregate.ts';
import { recordFact } from './fact.ts';

/** Records by uid. */
export type Linked = Readonly<Record<string, Fields>>;

/** All records to which these fields lead, step by step, as the facts know them. */
export function linkedFrom(def: RecordDefinition, fields: Fields, get: GetFact): Linked {
  const linked: Record<string, Fields> = {};
  const follow = (from: Fields): void => {
    for (const uid of def.noCircle!.leadsTo(from[def.noCircle!.field])) {
      if (uid in linked) continue;
      const found = get(recordFact(def), uid);
      linked[uid] = found ?? {};
      if (found) follow(found);
    }
  };
  if (def.noCircle!.field in fields) follow(fields);
  return linked;
}

/**
 * Refuses a record that would lead back to itself, with the names on the way. Those that it names itself are looked at
 * as of the decision; those behind them as the facts know them, which may be milliseconds late: of several changes that
 * close a long circle at once, each is looked at again when one of them is next saved.
 */
export function leadsBack(
  def: RecordDefinition,
  uid: string,
  after: Fields,
  before: Fields | null,
  linked: Linked,
  read: ReadState,
): Rejection | null {
  const { field, leadsTo, code } = def.noCircle!;
  if (before && isDeepStrictEqual(before[field], after[field])) return null;
  const named = new Set(leadsTo(after[field]));
  const fieldsOf = (one: string): Fields => {
    if (one === uid) return after;
    const state = named.has(one) ? read(recordAggregate(def), one) : undefined;
    return state?.status === 'present' ? state.fields : (linked[one] ?? {});
  };
  const way = circleFrom(uid, one => leadsTo(fieldsOf(one)[field] ?? []));
  if (!way) return null;
  const called = (one: string, locale: keyof Localized): string => {
    const title = fieldsOf(one)[def.declared!.entity.title] as Localized | string | undefined;
    return (typeof title === 'object' ? title[locale] || title.ru : title) ?? one;
  };
  return reject(
    code,
    { circle: inFour(locale => way.map(one => called(one, locale)).join(' → ')), uids: way },
    { [field]: code },
  );
}
