import type { Language } from '@portal/event-schemas/audit/words/language.ts';
import { useMemo } from 'react';
import { useLocale } from '../app/portal.ts';
import { findScreen } from '../app/registry.ts';
import { useFormat } from '../i18n/format.ts';
import { translate } from '../i18n/texts.ts';
import { codes } from './codes.ts';

/** Keys are made of what stands in states and in streams: what has no text is ''. */
const unknown = { _: '' };

/** How the pages put what states and events say into the reader's language. */
export function useLanguage(): Language {
  const format = useFormat();
  const locale = useLocale();
  return useMemo(
    () => ({
      text: (key, params) => translate(locale, `audit-recorded.${key}`, { ...unknown, ...params }),
      codes,
      name: format.name,
      number: format.number,
      day: format.shortDate,
      moment: at => `${format.shortDate(at)} ${format.timeWithSeconds(at)}`,
      known: (part, code) => (part === 'screen' ? (findScreen(code)?.titleIn(locale) ?? '') : ''),
    }),
    [format, locale],
  );
}
