import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';
import type office from './i18n/office/ru.ts';
import type system from './i18n/system/ru.ts';

/** Texts of the office's settings: `const t = useText(); t('common.save')`. */
export const useText = moduleText<typeof ru>('settings');

/** Texts of the accounts and of the settings of the whole portal: `const s = useSystemText(); s('accounts.open')`. */
export const useSystemText = moduleText<typeof system>('settings-system');

/** Texts of what the office writes and watches over: `const o = useOfficeText(); o('sciences.add')`. */
export const useOfficeText = moduleText<typeof office>('settings-office');
