import { moduleText } from '../i18n/texts.ts';
import type closing from './i18n/closing/ru.ts';
import type openings from './i18n/openings/ru.ts';
import type check from './i18n/check-statement/ru.ts';
import type grading from './i18n/grading/ru.ts';
import type performance from './i18n/performance/ru.ts';
import type ru from './i18n/ru.ts';
import type statements from './i18n/statements/ru.ts';

export const useText = moduleText<typeof ru>('grades');
export const useOpeningsText = moduleText<typeof openings>('grades-openings');
export const useStatementText = moduleText<typeof statements>('grades-statements');
export const useCheckText = moduleText<typeof check>('grades-check-statement');
export const usePerformanceText = moduleText<typeof performance>('grades-performance');
export const useGradingText = moduleText<typeof grading>('grades-grading');
export const useClosingText = moduleText<typeof closing>('grades-closing');
