import type { Difference, HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { cardStatuses, type CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useMemo } from 'react';
import { useFormat, type Format } from '../../i18n/format.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { fieldNames, useText, type FieldName } from '../text.ts';

/** A difference as a person reads it. */
export interface WordedDifference {
  path: string;
  label: string;
  then: string;
  now: string;
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isField = (part: string): part is FieldName => (fieldNames as readonly string[]).includes(part);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
/** Ids and bookkeeping that tell a reader nothing. */
const unsaid = new Set(['source', 'discipline', 'offering', 'study_period', 'uid', 'is_sport', 'is_introductory']);

/** Names for ids, out of what the events of the history say in words. */
export function namesIn(entries: readonly HistoryEntry[], format: Pick<Format, 'name'>): Map<string, string> {
  const names = new Map<string, string>();
  const learn = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(learn);
    else if (isObject(value)) {
      const { uid, offering, name } = value;
      for (const id of [offering, uid]) if (typeof id === 'string' && isObject(name)) names.set(id, format.name(name as never));
      Object.values(value).forEach(learn);
    }
  };
  for (const { changes, actor, data } of entries) {
    learn(data);
    names.set(actor.uid, actor.display_name);
    for (const { value, text } of changes) if (typeof value === 'string' && uuid.test(value) && value !== text) names.set(value, text);
  }
  return names;
}

/** Turns paths and values of a state into words; ids become names where the history knows them. */
export function useDifferenceWords(differences: readonly Difference[], entries: readonly HistoryEntry[]): WordedDifference[] {
  const t = useText();
  const registration = useRegistrationText();
  const format = useFormat();
  return useMemo(() => {
    const names = namesIn(entries, format);
    const say = (value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('history.none');
      if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
      if (typeof value === 'number') return format.number(value);
      if (typeof value === 'string') return sayText(value);
      if (Array.isArray(value)) return [...new Set(value.map(say))].join(', ') || t('history.none');
      return sayObject(value as Record<string, unknown>);
    };
    const sayText = (value: string): string => {
      if ((cardStatuses as readonly string[]).includes(value)) return registration(`status.${value as CardStatus}`);
      if (value === 'blocked' || value === 'cancelled') return t(`value.${value}`);
      if (moment.test(value)) return format.dateTime(value);
      return uuid.test(value) ? (names.get(value) ?? t('value.there')) : value;
    };
    const sayObject = (value: Record<string, unknown>): string => {
      if (typeof value['ru'] === 'string') return format.name(value as never);
      if (typeof value['credits'] === 'number') return t('value.credits', { smart_count: value['credits'] });
      return t('value.there');
    };
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
    return worded.filter((one, index) => worded.findIndex(other => other.label === one.label && other.then === one.then && other.now === one.now) === index);
  }, [differences, entries, t, registration, format]);
}
