import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';

export interface FieldProps {
  /** The field of the form's schema. */
  name: string;
  label: string;
  /** What to write here; an error takes its place. */
  hint?: string;
}

const keepsLabelUp = new Set(['date', 'datetime-local', 'time']);

/** Text, number, date or time: `<TextInput name="phone" label={t('phone')} type="tel" autoComplete="tel" />`; `multiline minRows={3}` for longer ones. */
export function TextInput({ name, label, hint, ...props }: FieldProps & Omit<OutlinedInputProps, 'name' | 'label'>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { ref, ...input } = field;
  const text = fieldState.error?.message ?? hint;
  return (
    <FormControl fullWidth size="small" error={fieldState.invalid}>
      <InputLabel htmlFor={id} shrink={keepsLabelUp.has(props.type ?? '') || undefined}>{label}</InputLabel>
      <OutlinedInput {...props} {...input} value={field.value ?? ''} inputRef={ref} id={id} label={label} notched={keepsLabelUp.has(props.type ?? '') || undefined} aria-describedby={text ? `${id}-text` : undefined} />
      {text && <FormHelperText id={`${id}-text`}>{text}</FormHelperText>}
    </FormControl>
  );
}
