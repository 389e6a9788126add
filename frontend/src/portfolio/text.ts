import { moduleText } from '../i18n/texts.ts';
import type editor from './i18n/editor/ru.ts';
import type ru from './i18n/ru.ts';

export const useText = moduleText<typeof ru>('portfolio');
export const useEditorText = moduleText<typeof editor>('portfolio-editor');
