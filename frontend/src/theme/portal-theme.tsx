import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocale } from '../app/portal.ts';
import { usePreferences } from './preferences.ts';
import { portalTheme } from './theme.ts';

/** The theme that the person chose, for MUI and for the CSS variables. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { theme } = usePreferences();
  const mode = theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = mode;
    root.style.colorScheme = mode;
    root.style.background = '';
  }, [mode]);
  return <ThemeProvider theme={useMemo(() => portalTheme(mode, locale), [mode, locale])}>{children}</ThemeProvider>;
}
