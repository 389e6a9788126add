import type { z } from 'zod';
import type { Localized } from '../kernel/localized.ts';
import type { LoadType } from '../registration/values.ts';
import type { component, cycle, gender, preparationLevel, semester, studentStatus, studyForm } from './values.ts';

/** Names of the catalogue's fixed values. */
export const preparationLevelNames: Record<z.infer<typeof preparationLevel>, Localized> = {
  bachelor: { ru: 'Бакалавриат', kk: 'Бакалавриат', en: 'Bachelor’s degree', ky: 'Бакалавриат' },
  master: { ru: 'Магистратура', kk: 'Магистратура', en: 'Master’s degree', ky: 'Магистратура' },
  doctor: { ru: 'Докторантура', kk: 'Докторантура', en: 'Doctoral studies', ky: 'Докторантура' },
  specialist: { ru: 'Специалитет', kk: 'Мамандық', en: 'Specialist degree', ky: 'Адистик' },
};
export const studyFormNames: Record<z.infer<typeof studyForm>, Localized> = {
  full_time: { ru: 'Очная', kk: 'Күндізгі', en: 'Full-time', ky: 'Күндүзгү' },
  part_time: { ru: 'Заочная', kk: 'Сырттай', en: 'Part-time', ky: 'Сырттан' },
  distance: { ru: 'Дистанционная', kk: 'Қашықтан', en: 'Distance', ky: 'Аралыктан' },
  evening: { ru: 'Вечерняя', kk: 'Кешкі', en: 'Evening', ky: 'Кечки' },
};
export const cycleNames: Record<z.infer<typeof cycle>, Localized> = {
  ood: {
    ru: 'Общеобразовательные дисциплины',
    kk: 'Жалпы білім беретін пәндер',
    en: 'General education',
    ky: 'Жалпы билим берүүчү дисциплиналар',
  },
  bd: { ru: 'Базовые дисциплины', kk: 'Базалық пәндер', en: 'Basic disciplines', ky: 'Базалык дисциплиналар' },
  pd: { ru: 'Профилирующие дисциплины', kk: 'Бейіндеуші пәндер', en: 'Major disciplines', ky: 'Профилдик дисциплиналар' },
};
export const componentNames: Record<z.infer<typeof component>, Localized> = {
  ok: { ru: 'Обязательный компонент', kk: 'Міндетті компонент', en: 'Mandatory component', ky: 'Милдеттүү компонент' },
  vk: { ru: 'Вузовский компонент', kk: 'ЖОО компоненті', en: 'University component', ky: 'ЖОЖ компоненти' },
  kv: { ru: 'Компонент по выбору', kk: 'Таңдау компоненті', en: 'Elective component', ky: 'Тандоо компоненти' },
};
export const semesterNames: Record<z.infer<typeof semester>, Localized> = {
  autumn: { ru: 'Осенний семестр', kk: 'Күзгі семестр', en: 'Autumn semester', ky: 'Күзгү семестр' },
  spring: { ru: 'Весенний семестр', kk: 'Көктемгі семестр', en: 'Spring semester', ky: 'Жазгы семестр' },
  summer: { ru: 'Летний семестр', kk: 'Жазғы семестр', en: 'Summer semester', ky: 'Жайкы семестр' },
};
export const loadTypeNames: Record<LoadType, Localized> = {
  lecture: { ru: 'Лекция', kk: 'Дәріс', en: 'Lecture', ky: 'Лекция' },
  practice: { ru: 'Практика', kk: 'Практика', en: 'Practice', ky: 'Практика' },
  laboratory: { ru: 'Лабораторная', kk: 'Зертханалық', en: 'Laboratory', ky: 'Лабораториялык' },
  srsp: { ru: 'СРСП', kk: 'СОӨЖ', en: 'Guided self-study', ky: 'ОСӨИ' },
  srs: { ru: 'СРС', kk: 'СӨЖ', en: 'Self-study', ky: 'СӨИ' },
};
export const studentStatusNames: Record<z.infer<typeof studentStatus>, Localized> = {
  studying: { ru: 'Обучается', kk: 'Оқып жүр', en: 'Studying', ky: 'Окуп жатат' },
  academic_leave: {
    ru: 'Академический отпуск',
    kk: 'Академиялық демалыс',
    en: 'On academic leave',
    ky: 'Академиялык өргүү',
  },
  expelled: { ru: 'Отчислен', kk: 'Оқудан шығарылған', en: 'Expelled', ky: 'Окуудан чыгарылган' },
  graduated: { ru: 'Выпускник', kk: 'Түлек', en: 'Graduated', ky: 'Бүтүрүүчү' },
};
export const genderNames: Record<z.infer<typeof gender>, Localized> = {
  male: { ru: 'Мужской', kk: 'Ер', en: 'Male', ky: 'Эркек' },
  female: { ru: 'Женский', kk: 'Әйел', en: 'Female', ky: 'Аял' },
  unknown: { ru: 'Не указан', kk: 'Көрсетілмеген', en: 'Not given', ky: 'Көрсөтүлгөн эмес' },
};

/** Year of study, 1 to 8. */
export const courseName = (course: number): Localized => ({
  ru: `${course} курс`,
  kk: `${course}-курс`,
  en: `Year ${course}`,
  ky: `${course}-курс`,
});
/** An academic year by the year in which it begins. */
export const studyYearName = (year: number): string => `${year}/${String(year + 1).slice(2)}`;
