import { moduleText } from '../../../i18n/texts.ts';
import type ru from '../../i18n/record/ru.ts';

/** Texts of the history of one record, and what its fields are called. */
export const useRecordText = moduleText<typeof ru>('audit-record');
