import type { Localized } from '../kernel/localized.ts';
import type { OfferingState } from './codes.ts';

/** What the states of a course are called. */
export const offeringStateNames: Record<OfferingState, Localized> = {
  draft: { ru: 'Черновик', kk: 'Жоба', en: 'Draft', ky: 'Долбоор' },
  open: { ru: 'Открыт', kk: 'Ашық', en: 'Open', ky: 'Ачык' },
  closed: { ru: 'Закрыт', kk: 'Жабық', en: 'Closed', ky: 'Жабык' },
  cancelled: { ru: 'Отменён', kk: 'Өткізілмейді', en: 'Cancelled', ky: 'Жокко чыгарылган' },
};
