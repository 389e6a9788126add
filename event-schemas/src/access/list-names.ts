import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the lists of `access` are called, and codes that stand in them alone. */
export const listNames = {
  registered: { ru: 'Записано', kk: 'Жазылған', en: 'Registered', ky: 'Жазылган' },
  cancelled: { ru: 'Отменено', kk: 'Өткізілмейді', en: 'Cancelled', ky: 'Жокко чыгарылган' },
  blocked: { ru: 'Закрыто', kk: 'Жабық', en: 'Blocked', ky: 'Жабык' },
  lessons: { ru: 'Занятий', kk: 'Сабақтар', en: 'Lessons', ky: 'Сабактар' },
  teacher: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Teacher', ky: 'Окутуучу' },
  discipline: { ru: 'Дисциплина', kk: 'Пән', en: 'Discipline', ky: 'Дисциплина' },
  courses: { ru: 'Курсов', kk: 'Курстар', en: 'Courses', ky: 'Курстар' },
  studentsWithASeat: { ru: 'Студентов с местом', kk: 'Орны бар студенттер', en: 'Students with a seat', ky: 'Орду бар студенттер' },
  whatWasDone: { ru: 'Что сделано', kk: 'Не істелді', en: 'What was done', ky: 'Эмне жасалды' },
  who: { ru: 'Кто', kk: 'Кім', en: 'Who', ky: 'Ким' },
  coursesWithPersonalAccess: { ru: 'Курсов с личным доступом', kk: 'Жеке рұқсаты бар курстар', en: 'Courses with personal access', ky: 'Жеке уруксаты бар курстар' },
  tuitionDebt: { ru: 'Долг за обучение', kk: 'Оқу ақысы бойынша қарыз', en: 'Tuition debt', ky: 'Окуу акысы боюнча карыз' },
} as const satisfies Record<string, Localized>;
