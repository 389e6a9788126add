import { Box } from '@mui/material';
import { useShellText } from './texts.ts';

/** The first thing that Tab reaches: past the menu to the content. */
export function SkipLink() {
  const t = useShellText();
  return (
    <Box component="a" href="#content" sx={{ position: 'fixed', left: 12, top: -60, zIndex: 1700, padding: '8px 14px', borderRadius: 'var(--radius-s)', background: 'var(--lapis)', color: 'var(--on-lapis)', '&:focus': { top: 10 } }}>
      {t('skip')}
    </Box>
  );
}
