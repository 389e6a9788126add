import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/way/ru.ts';

/** Texts of an application's status, its way and its histories: the part `way` of the module. */
export const useWayText = moduleText<typeof ru>('applications-way');
