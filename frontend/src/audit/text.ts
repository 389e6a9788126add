import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of the audit: `const t = useText(); t('history.timeline')`. */
export const useText = moduleText<typeof ru>('audit');
