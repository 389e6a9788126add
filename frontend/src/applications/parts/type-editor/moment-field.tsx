import TextField from '@mui/material/TextField';
import { fromField, toField } from '../../../forms/moments.ts';
import { useFaultsAt } from './faults.tsx';

/** A moment of the definition; the field shows the university's time. What is no moment yet is not taken over. */
export function MomentField({
  label,
  at,
  value,
  onChange,
}: {
  label: string;
  at: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const faults = useFaultsAt(at);
  return (
    <TextField
      size="small"
      fullWidth
      type="datetime-local"
      label={label}
      value={toField(value)}
      onChange={event => {
        const moment = fromField(event.target.value);
        if (moment) onChange(moment);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'data-empty': !value || undefined } }}
      error={faults.length > 0}
      helperText={faults[0]?.message}
    />
  );
}
