import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/set-aside/ru.ts';

/** Texts of the events that a part of the portal could not take. */
export const useSetAsideText = moduleText<typeof ru>('audit-set-aside');
