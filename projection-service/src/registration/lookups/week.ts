import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

/** Days of the week, Monday first; codes 1 to 7 and the short ones of portal.md §9. */
export const weekDays: readonly { code: string; short: string; name: Localized }[] = [
  { code: '1', short: 'mo', name: { ru: 'Понедельник', kk: 'Дүйсенбі', en: 'Monday', ky: 'Дүйшөмбү' } },
  { code: '2', short: 'tu', name: { ru: 'Вторник', kk: 'Сейсенбі', en: 'Tuesday', ky: 'Шейшемби' } },
  { code: '3', short: 'we', name: { ru: 'Среда', kk: 'Сәрсенбі', en: 'Wednesday', ky: 'Шаршемби' } },
  { code: '4', short: 'th', name: { ru: 'Четверг', kk: 'Бейсенбі', en: 'Thursday', ky: 'Бейшемби' } },
  { code: '5', short: 'fr', name: { ru: 'Пятница', kk: 'Жұма', en: 'Friday', ky: 'Жума' } },
  { code: '6', short: 'sa', name: { ru: 'Суббота', kk: 'Сенбі', en: 'Saturday', ky: 'Ишемби' } },
  { code: '7', short: 'su', name: { ru: 'Воскресенье', kk: 'Жексенбі', en: 'Sunday', ky: 'Жекшемби' } },
];
