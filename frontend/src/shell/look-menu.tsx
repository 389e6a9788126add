import { Box, IconButton, Popover, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import Tune from '@mui/icons-material/PaletteOutlined';
import { useId, useState } from 'react';
import { setPreferences, usePreferences, type Preferences } from '../theme/preferences.ts';
import { useShellText } from './texts.ts';

type Choice = 'theme' | 'layout' | 'density';

/** Theme, layout and density, kept for the person. */
export function LookMenu() {
  const t = useShellText();
  const preferences = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  const choice = <K extends Choice>(key: K, label: string, options: readonly (readonly [value: Preferences[K], label: string])[]) => (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      <Box id={`${id}-${key}`} sx={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>{label}</Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={`${id}-${key}`}
        value={preferences[key]}
        onChange={(_, value: Preferences[K] | null) => value && setPreferences({ [key]: value })}
      >
        {options.map(([value, text]) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none', fontSize: 13, lineHeight: '18px', padding: '6px 8px', color: 'var(--ink-2)', borderColor: 'var(--line-strong)', '&.Mui-selected': { background: 'var(--lapis-soft)', color: 'var(--lapis)' } }}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );

  return (
    <>
      <Tooltip title={t('look')}>
        <IconButton aria-label={t('look')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={event => setAnchor(event.currentTarget)}>
          <Tune fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-label': t('look') } }}>
        <Box sx={{ width: 320, maxWidth: 'calc(100vw - 32px)', padding: 2, display: 'grid', gap: 2 }}>
          {choice('theme', t('theme'), [['default', t('themes.default')], ['semi-dark', t('themes.semi-dark')], ['dark', t('themes.dark')]])}
          {choice('layout', t('layout'), [['vertical', t('layouts.vertical')], ['horizontal', t('layouts.horizontal')]])}
          {choice('density', t('density'), [['auto', t('densities.auto')], ['comfortable', t('densities.comfortable')], ['compact', t('densities.compact')]])}
        </Box>
      </Popover>
    </>
  );
}
