import type { Localized } from '../kernel/localized.ts';

/** What the columns of sheets are called in exports. */
export const sheetNames = {
  main_teacher: { ru: 'Основной преподаватель', kk: 'Негізгі оқытушы', en: 'Main teacher', ky: 'Негизги окутуучу' },
  needed: { ru: 'Нужно оценок', kk: 'Қажет баға', en: 'Marks needed', ky: 'Керектүү баа' },
  filled: { ru: 'Поставлено', kk: 'Қойылған', en: 'Given', ky: 'Коюлган' },
  sent: { ru: 'В офисе', kk: 'Тіркеуші офисінде', en: 'At the office', ky: 'Каттоо офисинде' },
  approved: { ru: 'Утверждено', kk: 'Бекітілген', en: 'Approved', ky: 'Бекитилген' },
  rejected: { ru: 'Отклонено', kk: 'Қабылданбады', en: 'Rejected', ky: 'Четке кагылган' },
} satisfies Record<string, Localized>;
export const statementNames = {
  number: { ru: 'Номер', kk: 'Нөмірі', en: 'Number', ky: 'Номери' },
  students: { ru: 'Студентов', kk: 'Студенттер саны', en: 'Students', ky: 'Студенттердин саны' },
  registered_at: { ru: 'Зарегистрирована', kk: 'Тіркелген күні', en: 'Registered', ky: 'Катталган күнү' },
} satisfies Record<string, Localized>;
export const sheetStateNames = {
  unprocessed: { ru: 'не обработана', kk: 'өңделмеген', en: 'unprocessed', ky: 'иштелбеген' },
  partially_processed: {
    ru: 'обработана частично',
    kk: 'ішінара өңделген',
    en: 'partly processed',
    ky: 'жарым-жартылай иштелген',
  },
  processed: { ru: 'обработана', kk: 'өңделген', en: 'processed', ky: 'иштелген' },
} satisfies Record<string, Localized>;
