import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/banners/ru.ts';

/** Texts of the office's banners. */
export const useBannersText = moduleText<typeof ru>('notifications-banners');
