import { moduleText } from '../../i18n/texts.ts';
import type ru from '../i18n/needs/ru.ts';

export const useNeedsText = moduleText<typeof ru>('offerings-needs');
