import { Box, Popover, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { setPreferences, usePreferences, type Preferences } from '../theme/preferences.ts';
import type { MenuPanelProps } from './menu-button.tsx';
import { useShellText } from './texts.ts';

type Choice = 'theme' | 'layout' | 'density';
const toggle = {
  textTransform: 'none',
  fontSize: 13,
  lineHeight: '18px',
  padding: '6px 8px',
  color: 'var(--ink-2)',
  borderColor: 'var(--line-strong)',
  '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--lapis-soft)', color: 'var(--lapis)' },
} as const;

/** Theme, layout and density, kept for the person. */
export default function LookPanel({ anchor, onClose }: MenuPanelProps) {
  const t = useShellText();
  const preferences = usePreferences();
  const id = useId();
  const choice = <K extends Choice>(
    key: K,
    label: string,
    options: readonly (readonly [value: Preferences[K], label: string])[],
  ) => (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      <Box id={`${id}-${key}`} sx={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>
        {label}
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={`${id}-${key}`}
        value={preferences[key]}
        onChange={(_, value: Preferences[K] | null) => value && setPreferences({ [key]: value })}
      >
        {options.map(([value, text]) => (
          <ToggleButton key={value} value={value} sx={toggle}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('look') } }}
    >
      <Box sx={{ width: 420, maxWidth: 'calc(100vw - 32px)', padding: 2, display: 'grid', gap: 2 }}>
        {choice('theme', t('theme'), [
          ['system', t('themes.system')],
          ['default', t('themes.default')],
          ['semi-dark', t('themes.semi-dark')],
          ['dark', t('themes.dark')],
        ])}
        {choice('layout', t('layout'), [
          ['vertical', t('layouts.vertical')],
          ['horizontal', t('layouts.horizontal')],
        ])}
        {choice('density', t('density'), [
          ['auto', t('densities.auto')],
          ['comfortable', t('densities.comfortable')],
          ['compact', t('densities.compact')],
        ])}
      </Box>
    </Popover>
  );
}
