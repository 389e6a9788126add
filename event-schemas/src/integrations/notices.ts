import type { NoticeTopic } from '../kernel/notices.ts';

/** What mails about connections are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 90,
  name: {
    ru: 'Внешние системы',
    kk: 'Сыртқы жүйелер',
    en: 'Other systems',
    ky: 'Тышкы системалар',
  },
  hint: {
    ru: 'Подключение перестало отвечать, снова отвечает или остановлено.',
    kk: 'Қосылым жауап бермей қалды, қайта жауап берді немесе тоқтатылды.',
    en: 'A connection has stopped answering, answers again or was stopped.',
    ky: 'Байланыш жооп бербей калды, кайра жооп берди же токтотулду.',
  },
};
