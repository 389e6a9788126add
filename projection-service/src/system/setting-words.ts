import { duration } from '@portal/event-schemas/kernel/clock-time.ts';
import { isName } from '@portal/event-schemas/audit/words/format-value.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { inFour, locales, type Locale, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { allScreens, declaredModules } from '@portal/platform/modules/declared.ts';
import { declaredCodes, declaredWords } from '@portal/platform/modules/recorded-words.ts';
import { formatter } from '@portal/platform/http/messages.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isOfIds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every(isOfIds) : typeof value === 'string' && uuid.test(value);

/** Kinds of records that modules count among the settings. */
export const settingRecords = declaredModules.flatMap(({ settingRecords: names, records }) =>
  records.filter(({ entity }) => names.includes(entity)),
);

const header = (ru: string, kk: string, en: string, ky: string): Localized => ({ ru, kk, en, ky });
/** Lists of rules and types are areas by the names of their kinds. */
export const areaNames: Record<string, Localized> = {
  ...Object.fromEntries(
    settingRecords.map(({ entity }) => [entity, inFour(locale => declaredWords[locale].kind[entity] ?? entity)]),
  ),
  system: header('Портал', 'Портал', 'Portal', 'Портал'),
  tech_block: header('Технические работы', 'Техникалық жұмыстар', 'Maintenance', 'Техникалык иштер'),
  branding: header('Оформление', 'Безендіру', 'Look', 'Жасалга'),
  registration: header('Регистрация', 'Тіркелу', 'Registration', 'Каттоо'),
  menu: header('Меню', 'Мәзір', 'Menu', 'Меню'),
  role_names: header('Названия ролей', 'Рөл атаулары', 'Names of roles', 'Ролдордун аталыштары'),
};

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
): {
  nameOf: (setting: string) => string;
  nameOfArea: (area: string) => string;
  say: (value: unknown, setting: string) => string;
} {
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
      return (
        Object.entries(value)
          // Ids say nothing to a reader.
          .filter(([part, one]) => part !== 'uid' && !isOfIds(one))
          .map(([part, one]) => `${nameOf(part)}: ${say(one, part)}`)
          .join(', ')
      );
    const text = String(value);
    if (setting === 'screen') return addressOf(text);
    if (/(^|_)roles?$/.test(setting) && text in roleNames) return roleNames[text as Role][locale];
    return declaredCodes[setting]?.[text]?.[locale] ?? code[setting]?.[text] ?? show(text, locale);
  };
  return { nameOf, say, nameOfArea: area => areaNames[area]?.[locale] ?? area };
}
