import { Link, useLocation } from 'react-router';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { useLocale, usePortal } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { languageNames } from '../i18n/texts.ts';
import { useShellText } from './texts.ts';

/** The same place in another language: only the first segment of the address changes. */
export const inLanguage = (
  locale: Locale,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string => `/${locale}${pathname.replace(/^\/[^/]+/, '')}${search}${hash}`;

/** RU KK EN KY as links. Who is signed in gets mails in the chosen language too; without a connection the page alone changes. */
export function LanguageSwitch() {
  const t = useShellText();
  const current = useLocale();
  const location = useLocation();
  const { session, common } = usePortal();
  const choose = (language: Locale): void => {
    if (session.profile !== null && session.login_as === null)
      api('POST /user/language/', { body: { language } }, { quiet: true }).catch(() => undefined);
  };
  // A language that is not offered any more stays reachable by its address alone.
  if (common.languages.length === 1) return null;
  return (
    <nav aria-label={t('language')} className="languages">
      {common.languages.map(locale => (
        <Link
          key={locale}
          to={inLanguage(locale, location)}
          replace
          preventScrollReset
          onClick={() => choose(locale)}
          hrefLang={locale}
          lang={locale}
          title={languageNames[locale]}
          aria-current={locale === current ? 'true' : undefined}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
