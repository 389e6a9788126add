import type { Localized } from '../kernel/localized.ts';
import type { z } from 'zod';
import type { notificationType } from './values.ts';

/** What a notification says. `link`: a path below `/{lang}/`. */
export interface NotificationText { type: z.infer<typeof notificationType>; title: Localized; text: Localized; link: string; }

/** To the advisor: a student's card waits for review. */
export const cardSent = (student: string): NotificationText => ({
  type: 'important',
  title: { ru: 'Карточка на проверку', kk: 'Тексерілетін карта', en: 'A card to review', ky: 'Текшериле турган карта' },
  text: {
    ru: `${student}: карточка регистрации отправлена на проверку.`,
    kk: `${student}: тіркеу картасы тексеруге жіберілді.`,
    en: `${student} has sent a registration card for review.`,
    ky: `${student}: каттоо картасы текшерүүгө жөнөтүлдү.`,
  },
  link: 'adviser/online-registration-for-courses',
});

/** To the student: the advisor has approved the card. */
export const cardApproved = (): NotificationText => ({
  type: 'personal',
  title: { ru: 'Карточка утверждена', kk: 'Карта бекітілді', en: 'Your card is approved', ky: 'Карта бекитилди' },
  text: {
    ru: 'Эдвайзер утвердил вашу карточку регистрации.',
    kk: 'Эдвайзер тіркеу картаңызды бекітті.',
    en: 'Your advisor has approved your registration card.',
    ky: 'Эдвайзер каттоо картаңызды бекитти.',
  },
  link: 'online-registration-for-courses',
});

/** To the student: the advisor sends the card back, with a comment in the advisor's words. */
export const cardRejected = (comment: string): NotificationText => ({
  type: 'important',
  title: { ru: 'Карточка возвращена', kk: 'Карта қайтарылды', en: 'Your card was sent back', ky: 'Карта кайтарылды' },
  text: {
    ru: `Эдвайзер вернул карточку регистрации: ${comment}`,
    kk: `Эдвайзер тіркеу картасын қайтарды: ${comment}`,
    en: `Your advisor has sent your registration card back: ${comment}`,
    ky: `Эдвайзер каттоо картасын кайтарды: ${comment}`,
  },
  link: 'online-registration-for-courses',
});
