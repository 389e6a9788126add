import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ledger/ru.ts';

/** Texts of the ledger: its state, seals, verifications. */
export const useLedgerText = moduleText<typeof ru>('audit-ledger');
