import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

/** Neutral names for what a file only numbers. */
export const named = {
  faculty: (source: string): Localized => ({
    ru: `Факультет «${source}»`,
    kk: `«${source}» факультеті`,
    en: `Faculty “${source}”`,
    ky: `«${source}» факультети`,
  }),
  cathedra: (source: string): Localized => ({
    ru: `Кафедра «${source}»`,
    kk: `«${source}» кафедрасы`,
    en: `Department “${source}”`,
    ky: `«${source}» кафедрасы`,
  }),
  eduProgram: (source: string): Localized => ({
    ru: `Образовательная программа «${source}»`,
    kk: `«${source}» білім беру бағдарламасы`,
    en: `Education program “${source}”`,
    ky: `«${source}» билим берүү программасы`,
  }),
  studyPeriod: (source: string): Localized => ({
    ru: `Учебный период «${source}»`,
    kk: `«${source}» оқу кезеңі`,
    en: `Term “${source}”`,
    ky: `«${source}» окуу мезгили`,
  }),
  course: (number: string): Localized => ({
    ru: `Дисциплина ${number}`,
    kk: `${number}-пән`,
    en: `Course ${number}`,
    ky: `${number}-дисциплина`,
  }),
  lecturer: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Lecturer', ky: 'Окутуучу' },
  registration: { ru: 'Основная регистрация', kk: 'Негізгі тіркелу', en: 'Main registration', ky: 'Негизги каттоо' },
  summerRegistration: {
    ru: 'Регистрация на летний семестр',
    kk: 'Жазғы семестрге тіркелу',
    en: 'Summer registration',
    ky: 'Жайкы семестрге каттоо',
  },
} as const;
