import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/receipts/ru.ts';

/** Texts of receipts: one's own, and their check. */
export const useReceiptText = moduleText<typeof ru>('audit-receipts');
