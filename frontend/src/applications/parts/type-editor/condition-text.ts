import type { Condition, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';

/** A branch's condition in words: "Reason is Health". */
export function useConditionText({ properties }: Pick<TypeDefinition, 'properties'>): (condition: Condition) => string {
  const t = useTypesText();
  const format = useFormat();
  return ({ prop_code, operator, value }) => {
    const field = properties.find(one => one.prop_code === prop_code);
    const option = field?.options.find(one => one.value === value);
    const shown = option
      ? format.name(option.name)
      : typeof value === 'boolean'
        ? t(value ? 'yes' : 'no')
        : typeof value === 'number'
          ? format.number(value)
          : String(value ?? '…');
    const name = format.name(field?.name) || prop_code;
    return operator === 'filled' || operator === 'empty'
      ? t(`condition.${operator}`, { name })
      : t(`condition.${operator}`, { name, value: shown });
  };
}
