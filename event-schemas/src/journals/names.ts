import type { Localized } from '../kernel/localized.ts';
import type { JournalState } from './codes.ts';

/** What the states of a journal are called. */
export const journalStateNames: Record<JournalState, Localized> = {
  open: { ru: 'Открыт', kk: 'Ашық', en: 'Open', ky: 'Ачык' },
  blocked: { ru: 'Закрыт для изменений', kk: 'Өзгертуге жабық', en: 'Closed for changes', ky: 'Өзгөртүүгө жабык' },
  closed: { ru: 'Закрыт', kk: 'Жабық', en: 'Closed', ky: 'Жабык' },
};
