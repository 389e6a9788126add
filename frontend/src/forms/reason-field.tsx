import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
  maxLength?: number | undefined;
}

/** The reason that an act of the office needs. */
export const ReasonField = ({ label, hint, value, onChange, required = true, maxLength = 1000 }: Props) => (
  <TextField
    label={label}
    helperText={hint}
    value={value}
    onChange={event => onChange(event.target.value)}
    required={required}
    fullWidth
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength } }}
    sx={{ mt: 2 }}
  />
);
