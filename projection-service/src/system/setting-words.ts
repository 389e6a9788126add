import { duration } from '@portal/event-schemas/kernel/clock-time.ts';
import { isName } from '@portal/event-schemas/audit/words/format-value.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { declaredCodes, declaredWords } from '@portal/platform/modules/recorded-words.ts';
import { formatter } from '@portal/platform/http/messages.ts';

/** Titles of screens are the pages': a file says where a screen is. */
const addressOf = (id: string): string => {
  const screen = allScreens.find(one => one.id === id);
  return screen ? `/${screen.path}` : id;
};

/**
 * Settings and their values in words, by the names that the audit has for them. A setting is said by its name, a thing
 * by its parts, without their ids; a name in all its languages, as any of them may have changed.
 */
export function settingWords(
  locale: Locale,
  timeZone: string,
): { nameOf: (setting: string) => string; say: (value: unknown, setting: string) => string } {
  const { field, code, kind, value: words } = declaredWords[locale];
  const show = formatter(timeZone);
  const nameOf = (setting: string): string => field[setting] ?? kind[setting] ?? setting;
  const say = (value: unknown, setting: string): string => {
    if (value === null || value === undefined || value === '') return words.none;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return setting === 'timer_time' ? duration(value) : show(value, locale);
    if (Array.isArray(value))
      return value.map(one => say(one, setting)).join(typeof value[0] === 'object' ? '; ' : ', ') || words.none;
    if (isName(value)) return [...new Set(locales.map(tag => value[tag]).filter(Boolean))].join(' / ');
    if (typeof value === 'object')
      return Object.entries(value)
        .filter(([part]) => part !== 'uid')
        .map(([part, one]) => `${nameOf(part)}: ${say(one, part)}`)
        .join(', ');
    const text = String(value);
    if (setting === 'screen') return addressOf(text);
    return declaredCodes[setting]?.[text]?.[locale] ?? code[setting]?.[text] ?? show(text, locale);
  };
  return { nameOf, say };
}
