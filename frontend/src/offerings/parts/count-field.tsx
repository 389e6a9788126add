import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

/** A number outside of forms; while nothing is written in it, it stays empty and counts as none. */
export function CountField({
  value,
  onChange,
  max,
  min = 0,
  step = 1,
  ...props
}: Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
}) {
  const [written, setWritten] = useState<string | null>(null);
  return (
    <TextField
      {...props}
      type="number"
      value={written ?? value}
      onChange={event => {
        setWritten(event.target.value);
        onChange(Number(event.target.value));
      }}
      onBlur={() => setWritten(null)}
      slotProps={{ htmlInput: { min, max, step } }}
    />
  );
}
