import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useCallback } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { useCodeWord } from '../field-text.ts';
import { useText } from '../text.ts';
import { clockOf, daysOf, weekday, weeksOf, yearOf } from './times.ts';

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Says a value of a state or of a list in words: names for ids and for the codes of the part where it stands, moments, yes and no, lists with commas. */
export function useSay(names: ReadonlyMap<string, string>): (value: unknown, part?: string) => string {
  const t = useText();
  const registration = useRegistrationText();
  const format = useFormat();
  const codeWord = useCodeWord();
  return useCallback((given: unknown, of = ''): string => {
    const say = (value: unknown, part: string): string => {
      if (value === null || value === undefined || value === '') return t('history.none');
      if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
      if (typeof value === 'number') return sayNumber(value, part);
      if (typeof value === 'string') return sayText(value, part);
      if (Array.isArray(value)) return [...new Set(value.map(one => say(one, part)))].join(', ') || t('history.none');
      return sayObject(value as Record<string, unknown>);
    };
    const sayNumber = (value: number, part: string): string => {
      if (part === 'weekday') return format.name(weekday(value)) || format.number(value);
      if (part === 'start') return clockOf(value);
      if (part === 'timer_time') return format.clock(value);
      return yearOf(value, part) ?? format.number(value);
    };
    const sayText = (value: string, part: string): string => {
      const word = codeWord(part, value);
      if (word) return word;
      if ((cardStatuses as readonly string[]).includes(value)) return registration(`status.${value as CardStatus}`);
      if (value === 'blocked' || value === 'cancelled') return t(`value.${value}`);
      if (moment.test(value)) return `${format.shortDate(value)} ${format.timeWithSeconds(value)}`;
      if (day.test(value)) return format.shortDate(value);
      if (part === 'days') return daysOf(value).map(format.name).join(', ') || value;
      if (part === 'weeks') return weeksOf(value);
      return uuid.test(value) ? (names.get(value) ?? t('value.there')) : value;
    };
    const sayObject = (value: Record<string, unknown>): string => {
      if (typeof value['ru'] === 'string') return format.name(value as never);
      if (typeof value['display_name'] === 'string') return value['display_name'];
      if (typeof value['credits'] === 'number') return t('value.credits', { smart_count: value['credits'] });
      const known = Object.entries({ code: value['code'], name: value['name'] }).filter(([, one]) => one !== undefined && one !== null);
      return known.length > 0 ? known.map(([part, one]) => say(one, part)).join(' ') : t('value.there');
    };
    return say(given, of);
  }, [t, registration, format, codeWord, names]);
}
