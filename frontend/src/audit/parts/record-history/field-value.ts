import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { corequisiteNames } from '@portal/event-schemas/registration/names.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useRecordText } from './text.ts';
import { useFieldName } from './field-name.ts';
import { useMenuScreens } from '../../../app/menu-screens.ts';

const codes: Record<string, Localized> = { ...preparationLevelNames, ...studyFormNames };
const day = /^\d{4}-\d\d-\d\d$/;
const isName = (value: object): value is Localized => locales.every(locale => locale in value);

/** A value of a setting or of a record's field in words; `field` says what it is the value of. */
export function useFieldValue(): (value: unknown, field: string) => string {
  const t = useRecordText();
  const format = useFormat();
  const nameOf = useFieldName();
  const titles = new Map(useMenuScreens().map(screen => [screen.value, screen.label]));
  const text = (value: string, field: string): string => {
    if (field === 'corequisites' && value in corequisiteNames)
      return format.name(corequisiteNames[value as keyof typeof corequisiteNames]);
    if (field === 'role') return format.name((roleNames as Record<string, Localized>)[value] ?? value);
    if (field === 'screen') return titles.get(value) ?? value;
    if (day.test(value)) return format.shortDate(value);
    if (field.endsWith('_date') || field.endsWith('date_end')) return format.shortDateTime(value);
    return codes[value] ? format.name(codes[value]) : value;
  };
  const valueText = (value: unknown, field: string): string => {
    if (value === null || value === undefined || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return field === 'timer_time' ? format.clock(value) : format.number(value);
    if (Array.isArray(value)) return value.map(part => valueText(part, field)).join('; ') || t('none');
    // Any of its languages may have changed.
    if (typeof value === 'object' && isName(value))
      return [...new Set(locales.map(tag => value[tag]).filter(Boolean))].join(' / ');
    if (typeof value === 'object')
      return (
        Object.entries(value)
          .filter(([key, part]) => key !== 'uid' && part !== null)
          .map(([key, part]) => `${nameOf(key)}: ${valueText(part, key)}`)
          .join(', ') || t('everybody')
      );
    return text(String(value), field);
  };
  return valueText;
}
