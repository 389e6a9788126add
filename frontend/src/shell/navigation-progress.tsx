import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import { useNavigation } from 'react-router';
import { useShellText } from './texts.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** A thin line at the top while the next screen loads. */
export function NavigationProgress() {
  const t = useShellText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={{ position: 'fixed', inset: '0 0 auto 0', height: 2, zIndex: 1600, overflow: 'hidden' }}>
      <Box sx={{ width: '35%', height: '100%', background: 'var(--lapis)', animation: `${run} 1.1s linear infinite` }} />
    </Box>
  );
}
