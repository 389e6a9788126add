import { Checkbox, FormControl, FormControlLabel, FormHelperText, IconButton, InputAdornment, MenuItem, TextField, type TextFieldProps } from '@mui/material';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useShellText } from '../shell/texts.ts';

interface FieldProps {
  /** The field of the form's schema. */
  name: string;
  label: string;
  /** What to write here; the error takes its place. */
  hint?: string;
}

/** Text, number, date or time: `<TextInput name="phone" label={t('phone')} type="tel" />`. `multiline`, `autoComplete` and so on as in MUI. */
export function TextInput({ name, label, hint, ...props }: FieldProps & Omit<TextFieldProps, 'name' | 'label'>) {
  const { field, fieldState } = useController({ name });
  const { ref, ...input } = field;
  return <TextField {...props} {...input} value={field.value ?? ''} inputRef={ref} label={label} error={fieldState.invalid} helperText={fieldState.error?.message ?? hint} />;
}

/** A password that can be looked at. */
export function PasswordInput({ name, label, hint, autoComplete }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useShellText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      name={name}
      label={label}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t(shown ? 'form.hide_password' : 'form.show_password')} onClick={() => setShown(!shown)}>
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** One of a few: `<SelectInput name="kind" label={t('kind')} choices={[{ value: 'main', label: t('kinds.main') }]} />`. */
export function SelectInput({ choices, ...props }: FieldProps & { choices: readonly { value: string | number; label: string }[] }) {
  return (
    <TextInput {...props} select>
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextInput>
  );
}

/** Yes or no. */
export function CheckboxInput({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const { ref, value, ...input } = field;
  const text = fieldState.error?.message ?? hint;
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel control={<Checkbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />} label={label} />
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
