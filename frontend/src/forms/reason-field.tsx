import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface Props {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it; stands in the place of the hint. */
  fault?: string | undefined;
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The reason that an act of the office needs. */
export const ReasonField = ({ hint, fault, onChange, maxLength = 1000, required = true, ref, ...field }: Props) => (
  <TextField
    {...field}
    helperText={fault ?? hint}
    error={fault !== undefined}
    onChange={event => onChange(event.target.value)}
    required={required}
    fullWidth
    multiline
    minRows={2}
    inputRef={ref}
    slotProps={{ htmlInput: { maxLength } }}
    sx={{ mt: 2 }}
  />
);
