import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/kk.js';
import 'dayjs/locale/ky.js';
import 'dayjs/locale/ru.js';
import { useMemo } from 'react';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useLocale } from '../app/portal.ts';
import { timeZone } from './time-zone.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Patterns by language. Browsers have no Kyrgyz and poor Kazakh dates, so none of this is left to `Intl`. */
const patterns: Record<Locale, { day: string; dayOfYear: string; month: string; weekday: string }> = {
  ru: { day: 'D MMMM', dayOfYear: 'D MMMM YYYY', month: 'MMMM YYYY', weekday: 'dddd, D MMMM' },
  kk: { day: 'D MMMM', dayOfYear: 'YYYY [ж.] D MMMM', month: 'YYYY [ж.] MMMM', weekday: 'dddd, D MMMM' },
  en: { day: 'D MMMM', dayOfYear: 'D MMMM YYYY', month: 'MMMM YYYY', weekday: 'dddd, D MMMM' },
  ky: { day: 'D-MMMM', dayOfYear: 'YYYY-[ж.] D-MMMM', month: 'YYYY-[ж.] MMMM', weekday: 'dddd, D-MMMM' },
};

export type Moment = string | number | Date;
export interface Format {
  /** 31 августа 2026 */
  date(at: Moment): string;
  /** 31 августа; with the year when it is another one */
  day(at: Moment): string;
  /** понедельник, 31 августа */
  weekday(at: Moment): string;
  /** 31.08.2026: for tables */
  shortDate(at: Moment): string;
  /** 18:00 */
  time(at: Moment): string;
  /** 18:00:03 */
  timeWithSeconds(at: Moment): string;
  /** 31 августа 2026, 18:00 */
  dateTime(at: Moment): string;
  /** 31.08.2026 18:00: for tables */
  shortDateTime(at: Moment): string;
  /** Порядок: 1–31 августа */
  dateRange(from: Moment, to: Moment): string;
  /** 1 204 881; `digits` fixes the fraction */
  number(value: number, digits?: number): string;
  /** 4:32 or 1:04:32 from milliseconds */
  clock(milliseconds: number): string;
  /** A name in the reader's language, or the text itself. */
  name(text: Localized | string | null | undefined): string;
}

export function formatIn(locale: Locale): Format {
  const pattern = patterns[locale];
  const at = (moment: Moment): dayjs.Dayjs => {
    // A date without a time ("2026-08-31") is a day of the calendar: it is the same day in every zone.
    const isDay = typeof moment === 'string' && /^\d{4}-\d\d-\d\d$/.test(moment);
    const zone = timeZone();
    return (zone && !isDay ? dayjs(moment).tz(zone) : dayjs(moment)).locale(locale);
  };
  const day = (moment: Moment): string => at(moment).format(at(moment).year() === at(Date.now()).year() ? pattern.day : pattern.dayOfYear);
  return {
    date: moment => at(moment).format(pattern.dayOfYear),
    day,
    weekday: moment => at(moment).format(pattern.weekday),
    shortDate: moment => at(moment).format('DD.MM.YYYY'),
    time: moment => at(moment).format('HH:mm'),
    timeWithSeconds: moment => at(moment).format('HH:mm:ss'),
    dateTime: moment => at(moment).format(`${pattern.dayOfYear}, HH:mm`),
    shortDateTime: moment => at(moment).format('DD.MM.YYYY HH:mm'),
    dateRange: (from, to) => `${day(from)} – ${day(to)}`,
    number: (value, digits) => formatNumber(value, locale, digits),
    clock: milliseconds => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      const hours = Math.floor(seconds / 3600);
      const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map(part => String(part).padStart(2, '0')).join(':');
      return hours > 0 ? `${hours}:${rest}` : rest;
    },
    name: text => (typeof text === 'string' ? text : (text?.[locale] ?? '')),
  };
}

/** Dates, numbers and names in the language of the page: `const f = useFormat(); f.dateTime(row.changed_at)`. */
export const useFormat = (): Format => {
  const locale = useLocale();
  return useMemo(() => formatIn(locale), [locale]);
};
