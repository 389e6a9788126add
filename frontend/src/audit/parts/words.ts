import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useCallback } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { useText } from '../text.ts';

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Says a value of a state or of a list in words: names for ids, statuses, moments, yes and no, lists with commas. */
export function useSay(names: ReadonlyMap<string, string>): (value: unknown) => string {
  const t = useText();
  const registration = useRegistrationText();
  const format = useFormat();
  return useCallback((given: unknown): string => {
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
      if (moment.test(value)) return `${format.shortDate(value)} ${format.timeWithSeconds(value)}`;
      if (day.test(value)) return format.shortDate(value);
      return uuid.test(value) ? (names.get(value) ?? t('value.there')) : value;
    };
    const sayObject = (value: Record<string, unknown>): string => {
      if (typeof value['ru'] === 'string') return format.name(value as never);
      if (typeof value['display_name'] === 'string') return value['display_name'];
      if (typeof value['credits'] === 'number') return t('value.credits', { smart_count: value['credits'] });
      const { code, name } = value;
      if (code !== undefined || name !== undefined) return [code, name].filter(part => part !== undefined && part !== null).map(say).join(' ');
      return t('value.there');
    };
    return say(given);
  }, [t, registration, format, names]);
}
