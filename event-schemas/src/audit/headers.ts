import type { Localized } from '../kernel/localized.ts';

/** Headers of the audit's columns in exports. */
export const headers = {
  position: { ru: '№ события', kk: 'Оқиға №', en: 'Event no.', ky: 'Окуя №' },
  at: { ru: 'Когда', kk: 'Қашан', en: 'When', ky: 'Качан' },
  sentence: { ru: 'Что произошло', kk: 'Не болды', en: 'What happened', ky: 'Эмне болду' },
  begun: { ru: 'С чего началось', kk: 'Неден басталды', en: 'How it began', ky: 'Эмнеден башталды' },
  actor: { ru: 'Кто', kk: 'Кім', en: 'Who', ky: 'Ким' },
  roles: { ru: 'Роли', kk: 'Рөлдері', en: 'Roles', ky: 'Ролдору' },
  on_behalf_of: {
    ru: 'Под чьей учётной записью',
    kk: 'Кімнің есептік жазбасымен',
    en: 'Logged in as',
    ky: 'Кимдин каттоо жазуусу менен',
  },
  person: { ru: 'О ком', kk: 'Кім туралы', en: 'About whom', ky: 'Ким жөнүндө' },
  course: { ru: 'Курс', kk: 'Курс', en: 'Course', ky: 'Курс' },
  stream: { ru: 'Запись', kk: 'Жазба', en: 'Record', ky: 'Жазуу' },
  type: { ru: 'Тип события', kk: 'Оқиға түрі', en: 'Event type', ky: 'Окуянын түрү' },
  command: { ru: 'Команда', kk: 'Команда', en: 'Command', ky: 'Буйрук' },
  correlation_id: { ru: 'Запрос', kk: 'Сұрау', en: 'Request', ky: 'Сурам' },
  changes: { ru: 'Значения', kk: 'Мәндері', en: 'Values', ky: 'Маанилери' },
  deadline: { ru: 'Срок', kk: 'Мерзімі', en: 'Deadline', ky: 'Мөөнөтү' },
  advisor: { ru: 'Эдвайзер', kk: 'Эдвайзер', en: 'Advisor', ky: 'Эдвайзер' },
  ended_at: { ru: 'Окончание', kk: 'Аяқталуы', en: 'Ended', ky: 'Аякташы' },
  events: { ru: 'Событий', kk: 'Оқиға саны', en: 'Events', ky: 'Окуялардын саны' },
  records: { ru: 'Записей', kk: 'Жазба саны', en: 'Records', ky: 'Жазуулардын саны' },
  times: { ru: 'Сколько раз', kk: 'Неше рет', en: 'How many times', ky: 'Канча жолу' },
  call: { ru: 'Действие', kk: 'Әрекет', en: 'Act', ky: 'Аракет' },
  reason: { ru: 'Почему отказано', kk: 'Неге қабылданбады', en: 'Why refused', ky: 'Эмне үчүн четке кагылды' },
} as const satisfies Record<string, Localized>;
