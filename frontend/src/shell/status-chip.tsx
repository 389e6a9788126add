import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet';

const icons = { ok: CheckCircle, info: Info, warn: Schedule, bad: ErrorIcon, quiet: Remove };

/** A state in words with an icon; the colour is never the only sign. `<StatusChip tone="ok">{t('status.CONFIRMED')}</StatusChip>` */
export function StatusChip({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        minHeight: 24,
        padding: '2px 10px 2px 7px',
        borderRadius: '12px',
        font: 'var(--t-label)',
        flex: 'none',
        maxWidth: '100%',
        whiteSpace: 'nowrap',
        ...(tone === 'quiet'
          ? { background: 'var(--bg)', color: 'var(--ink-2)', boxShadow: 'inset 0 0 0 1px var(--line)' }
          : { background: `var(--${tone}-soft)`, color: `var(--${tone})` }),
      }}
    >
      <Icon sx={{ fontSize: 15 }} aria-hidden />
      {children}
    </Box>
  );
}
