import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of notifications: `const t = useText(); t('mails.add')`. */
export const useText = moduleText<typeof ru>('notifications');
