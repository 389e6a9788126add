import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/system-settings/ru.ts';

/** Texts of the settings of the whole portal. */
export const useSettingsText = moduleText<typeof ru>('system-system-settings');
