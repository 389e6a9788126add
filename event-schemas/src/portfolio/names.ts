import type { Localized } from '../kernel/localized.ts';
import type { Status } from './acts.ts';

/** What statuses of an achievement are called. */
export const statusNames: Readonly<Record<Status, Localized>> = {
  CREATED: { ru: 'Черновик', kk: 'Жоба', en: 'Draft', ky: 'Долбоор' },
  CHANGED: { ru: 'Изменено', kk: 'Өзгертілді', en: 'Changed', ky: 'Өзгөртүлдү' },
  REVIEW: { ru: 'На проверке', kk: 'Тексерілуде', en: 'In review', ky: 'Текшерилүүдө' },
  ACCEPTED: { ru: 'Принято', kk: 'Қабылданды', en: 'Accepted', ky: 'Кабыл алынды' },
  REJECTED: { ru: 'Отклонено', kk: 'Қабылданбады', en: 'Rejected', ky: 'Четке кагылды' },
  DELETED: { ru: 'Удалено', kk: 'Жойылды', en: 'Removed', ky: 'Өчүрүлдү' },
};
