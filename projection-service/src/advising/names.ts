import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

/** Names of a student's fixed values. */
export const studentStatusNames: Record<string, Localized> = {
  studying: { ru: 'Обучается', kk: 'Оқып жүр', en: 'Studying', ky: 'Окуп жатат' },
  academic_leave: { ru: 'Академический отпуск', kk: 'Академиялық демалыста', en: 'On academic leave', ky: 'Академиялык өргүүдө' },
  expelled: { ru: 'Отчислен', kk: 'Оқудан шығарылған', en: 'Expelled', ky: 'Окуудан чыгарылган' },
  graduated: { ru: 'Выпускник', kk: 'Түлек', en: 'Graduated', ky: 'Бүтүрүүчү' },
};
export const genderNames: Record<string, Localized> = {
  male: { ru: 'Мужской', kk: 'Ер', en: 'Male', ky: 'Эркек' },
  female: { ru: 'Женский', kk: 'Әйел', en: 'Female', ky: 'Аял' },
  unknown: { ru: 'Не указан', kk: 'Көрсетілмеген', en: 'Not given', ky: 'Көрсөтүлгөн эмес' },
};
