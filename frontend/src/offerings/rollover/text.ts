import { moduleText } from '../../i18n/texts.ts';
import type ru from '../i18n/roll-over/ru.ts';

export const useRollOverText = moduleText<typeof ru>('offerings-roll-over');
