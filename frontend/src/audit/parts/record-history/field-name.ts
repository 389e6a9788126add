import { fields } from './fields.ts';
import { useRecordText } from './text.ts';

type Field = (typeof fields)[number];

/** What a field of a record or a setting is called; one that has no name goes by its code. */
export function useFieldName(): (field: string) => string {
  const t = useRecordText();
  return field => ((fields as readonly string[]).includes(field) ? t(`fields.${field as Field}`) : field);
}
