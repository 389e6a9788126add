import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/mine/ru.ts';

/** Texts of the list of one's own notifications. */
export const useMineText = moduleText<typeof ru>('notifications-mine');
