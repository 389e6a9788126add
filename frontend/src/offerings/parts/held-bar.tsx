import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRegistrationText } from '../../registration/api.ts';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';
import { StartInput } from './meeting-inputs.tsx';
import type { Place } from './week-layout.ts';

/** Where a picked up lesson is meant to go, in fields: for who neither drags nor presses arrows. */
export function HeldBar({
  name,
  place,
  days,
  onMove,
  onPut,
  onBack,
}: {
  name: string;
  place: Place;
  /** How many days the week shows. */
  days: number;
  onMove: (to: Place) => void;
  onPut: () => void;
  onBack: () => void;
}) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const title = t('week.move', { name });
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        padding: '10px',
        borderRadius: 'var(--radius-s)',
        background: 'var(--lapis-soft)',
        '& .MuiTextField-root': { width: 120, flex: { xs: '1 1 100px', sm: 'none' } },
      }}
    >
      <Box sx={{ font: 'var(--t-label)', flex: '1 1 180px' }}>{title}</Box>
      <TextField
        select
        size="small"
        label={t('day')}
        value={place.day}
        onChange={event => onMove({ ...place, day: Number(event.target.value) })}
      >
        {dayKeys.slice(0, days).map((key, day) => (
          <MenuItem key={key} value={day}>
            {r(`day.${key}`)}
          </MenuItem>
        ))}
      </TextField>
      <StartInput start={place.start} onChange={start => onMove({ ...place, start })} />
      <Button variant="contained" onClick={onPut}>
        {t('week.put_here')}
      </Button>
      <Button variant="text" onClick={onBack}>
        {t('week.put_back')}
      </Button>
    </Box>
  );
}
