import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { clockTime, minutesOf } from '@portal/event-schemas/kernel/clock-time.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { useRegistrationText } from '../../registration/api.ts';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';
import { CountField } from './count-field.tsx';
import { WeeksInput } from './weeks-input.tsx';

/** One meeting of a lesson: days, start, length, weeks. */
export function MeetingInputs({
  meeting,
  number,
  weeks,
  onChange,
  onRemove,
  onPropose,
}: {
  meeting: Meeting;
  number: number;
  weeks: number;
  onChange: (change: Partial<Meeting>) => void;
  onRemove: () => void;
  onPropose: () => void;
}) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const name = t('meeting', { number });
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'auto 132px 100px minmax(150px, 1fr) auto',
        },
        '& > .whole-row': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        gap: '10px',
        alignItems: 'start',
        padding: '10px 0',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box
        className="whole-row"
        role="group"
        aria-label={t('days')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}
      >
        {dayKeys.map((key, day) => (
          <ToggleButton
            key={key}
            size="small"
            value={key}
            selected={meeting.days[day] === '1'}
            onChange={() =>
              onChange({
                days: [...meeting.days].map((on, at) => (at === day ? (on === '1' ? '0' : '1') : on)).join(''),
              })
            }
            sx={{ minWidth: 36, height: 38, padding: '4px' }}
          >
            {r(`day.${key}`)}
          </ToggleButton>
        ))}
      </Box>
      <StartInput start={meeting.start} onChange={start => onChange({ start })} />
      <CountField
        size="small"
        label={t('length')}
        value={meeting.length}
        min={1}
        max={720}
        step={5}
        onChange={length => onChange({ length })}
        error={meeting.length < 1}
      />
      <div className="whole-row">
        <WeeksInput weeks={weeks} value={meeting.weeks} onChange={next => onChange({ weeks: next })} />
      </div>
      <Box className="whole-row" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
        <Button size="small" variant="text" onClick={onPropose} aria-label={`${t('free_times')}: ${name}`}>
          {t('free_times')}
        </Button>
        <Button size="small" variant="text" color="error" onClick={onRemove} aria-label={`${t('remove')}: ${name}`}>
          {t('remove')}
        </Button>
      </Box>
    </Box>
  );
}

/** A start as it is written; while it is no time, the meeting keeps the one of before. */
export function StartInput({ start, onChange }: { start: number; onChange: (start: number) => void }) {
  const t = useOfferingsText();
  const [written, setWritten] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      size="small"
      label={t('start')}
      value={written ?? clockTime(start).padStart(5, '0')}
      error={written !== null && minutesOf(written) === null}
      onChange={event => {
        setWritten(event.target.value);
        const minutes = minutesOf(event.target.value);
        if (minutes !== null) onChange(minutes);
      }}
      onBlur={() => setWritten(null)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
