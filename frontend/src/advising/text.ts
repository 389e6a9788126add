import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of advising: `const t = useText(); t('act.approve')`. */
export const useText = moduleText<typeof ru>('advising');
