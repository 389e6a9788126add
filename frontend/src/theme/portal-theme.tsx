import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '../app/portal.ts';
import { portalTheme } from './theme.ts';

/** The server puts a fresh nonce into every page; styles that are made here carry it, as the content security policy asks. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
const styles = createCache({ key: 'p', nonce, prepend: true });

/** MUI in the portal's look; portal and office have it, the pages before the log-in do without. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const theme = useMemo(() => portalTheme(locale), [locale]);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
