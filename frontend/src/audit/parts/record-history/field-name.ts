import type ru from '../../i18n/record/ru.ts';
import { useRecordText } from './text.ts';

type Field = keyof typeof ru.fields;

/** What a field of a record or a setting is called; one that has no name goes by its code. */
export function useFieldName(): (field: string) => string {
  const t = useRecordText();
  return field => t(`fields.${field as Field}`, { _: field });
}
