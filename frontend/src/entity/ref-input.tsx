import type { Target } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../forms/text-input.tsx';
import { useFieldText } from '../forms/field-text.ts';
import { RefChoice } from './ref-choice.tsx';

/** Names another record, or several, in a form. */
export function RefInput({ name, label, hint, to, several }: FieldProps & { to: Target; several: boolean }) {
  const { field, fieldState } = useController({ name });
  const text = useFieldText(fieldState.error, label, undefined, true);
  return (
    <RefChoice
      to={to}
      label={label}
      several={several}
      chosen={several ? (field.value ?? []) : field.value ? [field.value] : []}
      onChoose={uids => field.onChange(several ? uids : (uids[0] ?? ''))}
      error={fieldState.invalid ? (text ?? '') : undefined}
      hint={hint}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
