import TextField from '@mui/material/TextField';

/** The reason that an act of the office needs. */
export function ReasonField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (reason: string) => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
      required
      fullWidth
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
      sx={{ mt: 2 }}
    />
  );
}
