import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of registration: `const t = useText(); t('act.register')`. */
export const useText = moduleText<typeof ru>('registration');
