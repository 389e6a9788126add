import TextField from '@mui/material/TextField';
import { useText } from '../text.ts';

/** The reason that an act of the office needs. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useText();
  return (
    <TextField
      label={t('common.reason')}
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
