import { Checkbox, FormControl, FormControlLabel, FormHelperText, InputLabel, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';
import { constants } from '../app/constants.ts';
import type { FieldProps } from './text-input.tsx';

/** One of a few: `<SelectInput name="kind" label={t('kind')} choices={[{ value: 'main', label: t('kinds.main') }]} />`. */
export function SelectInput({
  name,
  label,
  hint,
  choices,
}: FieldProps & { choices: readonly { value: string | number; label: string }[] }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { ref, ...input } = field;
  const text = useFieldText(fieldState.error, label, hint, true);
  return (
    <FormControl fullWidth size="small" error={fieldState.invalid}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        {...input}
        value={field.value ?? ''}
        inputRef={ref}
        labelId={`${id}-label`}
        label={label}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: constants.selectMaxHeight } } } }}
      >
        {choices.map(choice => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}

/** Yes or no. */
export function CheckboxInput({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const { ref, value, ...input } = field;
  const text = useFieldText(fieldState.error, label, hint, true);
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        control={<Checkbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
        label={label}
      />
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
