import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/as-of/ru.ts';

/** Texts of the portal as of a moment: `const t = useAsOfText(); t('moment.show')`. */
export const useAsOfText = moduleText<typeof ru>('audit-as-of');
