import { moduleText } from '../i18n/texts.ts';
import type ruFirstSteps from './i18n/first-steps/ru.ts';
import type ruLook from './i18n/look/ru.ts';
import type ru from './i18n/ru.ts';

export const useText = moduleText<typeof ru>('system');
export const useFirstStepsText = moduleText<typeof ruFirstSteps>('system-first-steps');
export const useLookText = moduleText<typeof ruLook>('system-look');
