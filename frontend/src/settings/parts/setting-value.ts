import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../../i18n/format.ts';
import { useText } from '../text.ts';
import { useFieldName } from './field-name.ts';
import { useMenuScreens } from './menu-screens.ts';

const codes: Record<string, Localized> = { ...preparationLevelNames, ...studyFormNames };
const day = /^\d{4}-\d\d-\d\d$/;
const isName = (value: object): value is Localized => locales.every(locale => locale in value);
const modes = ['off', 'warn', 'require'] as const;

/** A value of a setting or of a record's field in words; `field` says what it is the value of. */
export function useValue(): (value: unknown, field: string) => string {
  const t = useText();
  const format = useFormat();
  const nameOf = useFieldName();
  const titles = new Map(useMenuScreens().map(screen => [screen.value, screen.label]));
  const text = (value: string, field: string): string => {
    const mode = field === 'corequisites' ? modes.find(one => one === value) : undefined;
    if (mode) return t(`registration.corequisite_modes.${mode}`);
    if (field === 'role') return format.name((roleNames as Record<string, Localized>)[value] ?? value);
    if (field === 'screen') return titles.get(value) ?? value;
    if (day.test(value)) return format.shortDate(value);
    if (field.endsWith('_date') || field.endsWith('date_end')) return format.shortDateTime(value);
    return codes[value] ? format.name(codes[value]) : value;
  };
  const spell = (value: unknown, field: string): string => {
    if (value === null || value === undefined || value === '') return t('common.none');
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (typeof value === 'number') return field === 'timer_time' ? format.clock(value) : format.number(value);
    if (Array.isArray(value)) return value.map(part => spell(part, field)).join('; ') || t('common.none');
    // Any of its languages may have changed.
    if (typeof value === 'object' && isName(value))
      return [...new Set(locales.map(tag => value[tag]).filter(Boolean))].join(' / ');
    if (typeof value === 'object')
      return (
        Object.entries(value)
          .filter(([key, part]) => key !== 'uid' && part !== null)
          .map(([key, part]) => `${nameOf(key)}: ${spell(part, key)}`)
          .join(', ') || t('common.everybody')
      );
    return text(String(value), field);
  };
  return spell;
}
