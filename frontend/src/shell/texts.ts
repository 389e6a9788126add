import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** The shell's texts: `const t = useShellText(); t('action.cancel')`. They are there before the first screen. */
export const useShellText = moduleText<typeof ru>('shell');

export const shellCatalogue: Record<Locale, () => Promise<{ default: object }>> = {
  ru: () => import('./i18n/ru.ts'),
  kk: () => import('./i18n/kk.ts'),
  en: () => import('./i18n/en.ts'),
  ky: () => import('./i18n/ky.ts'),
};
