import en from '@portal/event-schemas/audit/i18n/fields/en.ts';
import kk from '@portal/event-schemas/audit/i18n/fields/kk.ts';
import ky from '@portal/event-schemas/audit/i18n/fields/ky.ts';
import ru from '@portal/event-schemas/audit/i18n/fields/ru.ts';
import { codeNames } from '@portal/event-schemas/audit/words/code-names.ts';
import { duration } from '@portal/event-schemas/kernel/clock-time.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '@portal/platform/http/messages.ts';

type Texts = {
  field: Readonly<Record<string, string>>;
  code: Readonly<Record<string, Readonly<Record<string, string>>>>;
  value: Readonly<Record<'yes' | 'no' | 'none', string>>;
};
const texts: Record<Locale, Texts> = { ru, kk, en, ky };

/** Settings and their values in words, by the names that the audit has for them. A setting is said by its name, a thing by its parts, without their ids. */
export function settingWords(
  locale: Locale,
  timeZone: string,
): { nameOf: (setting: string) => string; say: (value: unknown, setting: string) => string } {
  const { field, code, value: words } = texts[locale];
  const show = formatter(timeZone);
  const nameOf = (setting: string): string => field[setting] ?? setting;
  const say = (value: unknown, setting: string): string => {
    if (value === null || value === undefined || value === '') return words.none;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return setting === 'timer_time' ? duration(value) : show(value, locale);
    if (Array.isArray(value))
      return value.map(one => say(one, setting)).join(typeof value[0] === 'object' ? '; ' : ', ') || words.none;
    if (typeof value === 'object')
      return Object.entries(value)
        .filter(([part]) => part !== 'uid')
        .map(([part, one]) => `${nameOf(part)}: ${say(one, part)}`)
        .join(', ');
    const text = String(value);
    return codeNames[setting]?.[text]?.[locale] ?? code[setting]?.[text] ?? show(text, locale);
  };
  return { nameOf, say };
}
