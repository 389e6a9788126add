import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

export const useApiText = moduleText<typeof ru>('integrations');
