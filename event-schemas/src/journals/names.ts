import { columnNames } from '../kernel/column-names.ts';
import type { Localized } from '../kernel/localized.ts';
import type { JournalState } from './codes.ts';

/** What the states of a journal are called. */
export const journalStateNames: Record<JournalState, Localized> = {
  open: { ru: 'Открыт', kk: 'Ашық', en: 'Open', ky: 'Ачык' },
  blocked: { ru: 'Закрыт для изменений', kk: 'Өзгертуге жабық', en: 'Closed for changes', ky: 'Өзгөртүүгө жабык' },
  closed: { ru: 'Закрыт', kk: 'Жабық', en: 'Closed', ky: 'Жабык' },
};

/** Heads of the grid of a journal in a file, beside its classes. */
export const gridHeads = {
  student: columnNames.student,
  group: columnNames.group,
  average: { ru: 'Средний балл', kk: 'Орташа балл', en: 'Average', ky: 'Орточо балл' },
  missed: { ru: 'Пропусков', kk: 'Қалған сабағы', en: 'Absences', ky: 'Калган сабагы' },
} as const satisfies Record<string, Localized>;
