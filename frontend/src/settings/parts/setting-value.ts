import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../../i18n/format.ts';
import { useText } from '../text.ts';
import { useFieldName } from './field-name.ts';

const codes: Record<string, Localized> = { ...preparationLevelNames, ...studyFormNames };
const day = /^\d{4}-\d\d-\d\d$/;
const modes = ['off', 'warn', 'require'] as const;

/** A value of a setting or of a record's field in words; `field` says what it is the value of. */
export function useValue(): (value: unknown, field: string) => string {
  const t = useText();
  const format = useFormat();
  const nameOf = useFieldName();
  const text = (value: string, field: string): string => {
    const mode = field === 'corequisites' ? modes.find(one => one === value) : undefined;
    if (mode) return t(`registration.corequisite_modes.${mode}`);
    if (day.test(value)) return format.shortDate(value);
    if (field.endsWith('_date') || field.endsWith('date_end')) return format.shortDateTime(value);
    return codes[value] ? format.name(codes[value]) : value;
  };
  const spell = (value: unknown, field: string): string => {
    if (value === null || value === undefined || value === '') return t('common.none');
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (typeof value === 'number') return field === 'timer_time' ? format.clock(value) : format.number(value);
    if (Array.isArray(value)) return value.map(part => spell(part, field)).join('; ') || t('common.none');
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
