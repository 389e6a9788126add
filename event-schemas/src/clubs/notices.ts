import type { NoticeTopic } from '../kernel/notices.ts';

/** What mails about clubs are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 60,
  name: {
    ru: 'Студенческие клубы',
    kk: 'Студенттік клубтар',
    en: 'Student clubs',
    ky: 'Студенттик клубдар',
  },
  hint: {
    ru: 'Решения по заявкам на клуб и на вступление, новости о ваших клубах.',
    kk: 'Клуб ашу және клубқа кіру өтінімдері бойынша шешімдер, клубтарыңыздағы өзгерістер.',
    en: 'Decisions on requests to found or join a club, and what becomes of your clubs.',
    ky: 'Клуб ачуу жана клубга кирүү арыздары боюнча чечимдер, клубдарыңыздагы өзгөрүүлөр.',
  },
};
