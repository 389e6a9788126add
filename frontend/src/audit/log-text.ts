import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/log/ru.ts';

/** Texts of histories, causes and questions: `const t = useLogText(); t('find.label')`. */
export const useLogText = moduleText<typeof ru>('audit-log');
