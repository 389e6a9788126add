import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { useOfferingsText } from '../text.ts';
import { everySecondWeek, everyWeek } from './plan.ts';

/** In which weeks of the term a lesson meets: all, every second one, or some. */
export function WeeksInput({
  weeks,
  value,
  onChange,
}: {
  /** Weeks of the term. */
  weeks: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useOfferingsText();
  const known = { every: everyWeek(weeks), odd: everySecondWeek(weeks, 0), even: everySecondWeek(weeks, 1) };
  const named = (Object.keys(known) as (keyof typeof known)[]).find(name => known[name] === value);
  const [some, setSome] = useState(named === undefined);
  const kind = some || named === undefined ? 'some' : named;
  const choose = (next: string): void => {
    setSome(next === 'some');
    if (next !== 'some') onChange(known[next as keyof typeof known]);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        select
        size="small"
        fullWidth
        label={t('weeks')}
        value={kind}
        onChange={event => choose(event.target.value)}
      >
        {(['every', 'odd', 'even', 'some'] as const).map(one => (
          <MenuItem key={one} value={one}>
            {t(`weeks_are.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'some' && (
        <Box role="group" aria-label={t('weeks')} sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginTop: 1 }}>
          {Array.from({ length: Math.max(weeks, value.length) }, (_, week) => (
            <ToggleButton
              key={week}
              size="small"
              value={week}
              selected={value[week] === '1'}
              aria-label={t('week_number', { number: week + 1 })}
              onChange={() =>
                onChange(
                  Array.from({ length: Math.max(weeks, value.length) }, (_one, at) =>
                    (at === week) !== (value[at] === '1') ? '1' : '0',
                  ).join(''),
                )
              }
              sx={{ minWidth: 30, padding: '2px 4px', font: 'var(--t-small)' }}
            >
              {week + 1}
            </ToggleButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
