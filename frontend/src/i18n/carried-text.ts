import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { useLocale } from '../app/portal.ts';
import type { TextParams } from './catalogue.ts';

/** Texts that come with what shows them, so that nobody else carries them: `const useImportText = carriedText({ ru: { … }, … })`, then `t('file')`. */
export const carriedText =
  <K extends string>(texts: Readonly<Record<Locale, Readonly<Record<K, string>>>>) =>
  (): ((key: K, params?: TextParams) => string) => {
    const locale = useLocale();
    return (key, params = {}) => texts[locale][key].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  };
