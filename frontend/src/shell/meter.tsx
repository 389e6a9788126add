import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/format.ts';
import { useShellText } from './texts.ts';

/** The colour of seats, everywhere the same: none left, hardly any, some. */
export const seatTone = ({ left, capacity }: { left: number; capacity: number }): 'bad' | 'warn' | 'info' =>
  left <= 0 ? 'bad' : left <= capacity / 10 ? 'warn' : 'info';

/** How much of how much: `<Meter label={t('credits')} value={18} max={30} tone="info" />`. The text beside it says the same in words. */
export function Meter({
  label,
  value,
  max,
  tone = 'info',
  width = 160,
  children,
}: {
  label: string;
  value: number;
  max: number;
  tone?: 'info' | 'warn' | 'bad' | 'ok';
  width?: number | string;
  children?: ReactNode;
}) {
  const t = useShellText();
  const f = useFormat();
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const colour = tone === 'info' ? 'var(--lapis)' : `var(--${tone})`;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: '10px', flexWrap: 'wrap' }}>
      {children}
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={t('meter', { value: f.number(value), max: f.number(max) })}
        sx={{ width, height: 8, borderRadius: '4px', background: 'var(--line)', overflow: 'hidden' }}
      >
        <Box
          sx={{ height: '100%', borderRadius: '4px', background: colour, transition: 'width .2s' }}
          style={{ width: `${share}%` }}
        />
      </Box>
    </Box>
  );
}
