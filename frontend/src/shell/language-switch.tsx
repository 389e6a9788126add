import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { useLocale } from '../app/portal.ts';
import { languageNames } from '../i18n/texts.ts';
import { useShellText } from './texts.ts';

/** The same place in another language: only the first segment of the address changes. */
export const inLanguage = (locale: Locale, { pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `/${locale}${pathname.replace(/^\/[^/]+/, '')}${search}${hash}`;

/** RU KK EN KY as links. */
export function LanguageSwitch() {
  const t = useShellText();
  const current = useLocale();
  const location = useLocation();
  return (
    <Box component="nav" aria-label={t('language')} sx={{ display: 'flex', gap: '2px', font: 'var(--t-label)' }}>
      {locales.map(locale => (
        <Box
          key={locale}
          component={Link}
          to={inLanguage(locale, location)}
          replace
          preventScrollReset
          hrefLang={locale}
          lang={locale}
          aria-label={languageNames[locale]}
          aria-current={locale === current ? 'true' : undefined}
          sx={{
            minWidth: 32, height: 32, display: 'grid', placeItems: 'center', borderRadius: 'var(--radius-s)', color: 'var(--ink-2)', textDecoration: 'none',
            '&:hover': { background: 'var(--bg)' }, '&[aria-current]': { background: 'var(--lapis-soft)', color: 'var(--lapis)', fontWeight: 600 },
          }}
        >
          {locale.toUpperCase()}
        </Box>
      ))}
    </Box>
  );
}
