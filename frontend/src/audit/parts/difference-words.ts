import type { Difference } from '@portal/event-schemas/audit/views.ts';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { fieldNames, useText, type FieldName } from '../text.ts';
import { useSay, uuid } from './words.ts';

/** A difference as a person reads it. */
export interface WordedDifference {
  path: string;
  label: string;
  then: string;
  now: string;
}
const isField = (part: string): part is FieldName => (fieldNames as readonly string[]).includes(part);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
/** Ids and bookkeeping that tell a reader nothing. */
const unsaid = new Set(['source', 'discipline', 'offering', 'study_period', 'uid', 'is_sport', 'is_introductory']);

/** Every id that stands in the differences, in paths and in values: what has to be called by a name. */
export function idsOf(differences: readonly Difference[]): string[] {
  const ids = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && uuid.test(value)) ids.add(value);
    else if (value !== null && typeof value === 'object') Object.entries(value).forEach(([key, entry]) => { collect(key); collect(entry); });
  };
  for (const { path, then, now } of differences) [path.split('.'), then, now].forEach(collect);
  return [...ids].sort();
}

/** Turns paths and values of a state into words; ids become names where the portal knows them. */
export function useDifferenceWords(differences: readonly Difference[], names: ReadonlyMap<string, string>): WordedDifference[] {
  const t = useText();
  const format = useFormat();
  const say = useSay(names);
  return useMemo(() => {
    const nameOf = ({ then, now }: Difference): string => {
      const name = [now, then].filter(isObject).map(side => side['name']).find(isObject);
      return name ? format.name(name as never) : '';
    };
    const label = (difference: Difference): string => {
      const parts = difference.path.split('.').filter(part => !unsaid.has(part));
      const words = parts.map(part => (isField(part) ? t(`field.${part}`) : uuid.test(part) ? (names.get(part) ?? nameOf(difference)) : /^\d+$/.test(part) ? '' : part.replaceAll('_', ' ')));
      return [...new Set(words.filter(Boolean))].join(' · ');
    };
    const worded = differences.map(difference => ({ path: difference.path, label: label(difference), then: say(difference.then), now: say(difference.now) }));
    // Two ways to keep the same thing in a state read as one line.
    return [...new Map(worded.map(one => [`${one.label}\n${one.then}\n${one.now}`, one])).values()];
  }, [differences, names, t, say, format]);
}
