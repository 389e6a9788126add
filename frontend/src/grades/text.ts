import { moduleText } from '../i18n/texts.ts';
import type openings from './i18n/openings/ru.ts';
import type ru from './i18n/ru.ts';

export const useText = moduleText<typeof ru>('grades');
export const useOpeningsText = moduleText<typeof openings>('grades-openings');
