import type { NoticeTopic } from '../kernel/notices.ts';

/** What mails about bugs are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 80,
  name: {
    ru: 'Ошибки портала',
    kk: 'Портал қателері',
    en: 'Bugs of the portal',
    ky: 'Порталдын каталары',
  },
  hint: {
    ru: 'Что стало с вашими сообщениями об ошибках; администраторам ещё и ежедневная сводка.',
    kk: 'Сіз хабарлаған қателердің жағдайы; әкімшілерге қоса күнделікті жинақ.',
    en: 'What becomes of the bugs that you report; for administrators a daily summary, too.',
    ky: 'Сиз билдирген каталардын абалы; администраторлорго кошумча күн сайынкы жыйынтык.',
  },
};
