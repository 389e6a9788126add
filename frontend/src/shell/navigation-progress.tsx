import { LinearProgress } from '@mui/material';
import { useNavigation } from 'react-router';
import { useShellText } from './texts.ts';

/** A thin line at the top while the next screen loads. */
export function NavigationProgress() {
  const t = useShellText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <LinearProgress aria-label={t('loading')} sx={{ position: 'fixed', inset: '0 0 auto 0', height: 2, zIndex: 1600 }} />;
}
