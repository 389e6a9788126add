import type { Localized } from '../kernel/localized.ts';

/** Who answers for a course. */
export const inCharge: Localized = { ru: 'Ответственный', kk: 'Жауапты', en: 'Teacher in charge', ky: 'Жооптуу' };
/** What the columns of planned courses are called in files. */
export const plannedColumns = {
  fluxes: { ru: 'Потоки', kk: 'Ағындар', en: 'Streams', ky: 'Агымдар' },
  without_teacher: { ru: 'Без преподавателя', kk: 'Оқытушысыз', en: 'No teacher', ky: 'Окутуучусу жок' },
  without_time: { ru: 'Без времени', kk: 'Уақытсыз', en: 'No time', ky: 'Убактысыз' },
  without_room: { ru: 'Без аудитории', kk: 'Аудиториясыз', en: 'No room', ky: 'Аудиториясыз' },
} as const;
