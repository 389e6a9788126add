import type { Localized } from '../kernel/localized.ts';
import type { notificationEvents } from './events.ts';

const ofSchedules = (name: string, what: Localized): Record<string, Localized> => ({
  [`${name}Created`]: {
    ru: `{actor} создаёт ${what.ru}`,
    kk: `{actor} ${what.kk} жасады`,
    en: `{actor} sets up ${what.en}`,
    ky: `{actor} ${what.ky} түздү`,
  },
  [`${name}Changed`]: {
    ru: `{actor} меняет ${what.ru}`,
    kk: `{actor} ${what.kk} өзгертті`,
    en: `{actor} changes ${what.en}`,
    ky: `{actor} ${what.ky} өзгөрттү`,
  },
  [`${name}Removed`]: {
    ru: `{actor} удаляет ${what.ru}`,
    kk: `{actor} ${what.kk} жойды`,
    en: `{actor} removes ${what.en}`,
    ky: `{actor} ${what.ky} өчүрдү`,
  },
});

const own: Record<keyof typeof notificationEvents, Localized> = {
  NotificationsRead: {
    ru: '{actor} читает уведомления',
    kk: '{actor} хабарландыруларды оқыды',
    en: '{actor} reads notifications',
    ky: '{actor} билдирүүлөрдү окуду',
  },
  NotificationsDeleted: {
    ru: '{actor} удаляет все свои уведомления',
    kk: '{actor} барлық хабарландыруларын жойды',
    en: '{actor} deletes all their notifications',
    ky: '{actor} бардык билдирүүлөрүн өчүрдү',
  },
  MailsChosen: {
    ru: '{actor} выбирает, какие письма получать',
    kk: '{actor} қандай хаттар алатынын таңдады',
    en: '{actor} chooses which e-mails to get',
    ky: '{actor} кайсы каттарды аларын тандады',
  },
  NotificationSoundChosen: {
    ru: '{actor} выбирает звук новых уведомлений: {sound}',
    kk: '{actor} жаңа хабарландыру дыбысын таңдады: {sound}',
    en: '{actor} chooses the sound of new notifications: {sound}',
    ky: '{actor} жаңы билдирүүнүн үнүн тандады: {sound}',
  },
  NoticesGiven: {
    ru: 'Портал рассылает уведомления по расписанию',
    kk: 'Портал кесте бойынша хабарландыру жіберді',
    en: 'The portal sends scheduled notices',
    ky: 'Портал жадыбал боюнча билдирүү жөнөттү',
  },
  MailsAskedAgain: {
    ru: '{actor} повторяет письма, которые не дошли',
    kk: '{actor} жетпеген хаттарды қайта жіберді',
    en: '{actor} resends the e-mails that did not arrive',
    ky: '{actor} жетпеген каттарды кайра жөнөттү',
  },
  LetterSent: {
    ru: '{actor} пишет студентам письмо «{subject}»',
    kk: '{actor} студенттерге «{subject}» хатын жазды',
    en: '{actor} writes to students: “{subject}”',
    ky: '{actor} студенттерге «{subject}» катын жазды',
  },
};

/** The audit history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<string, Localized> = {
  ...own,
  ...ofSchedules('NotRegisteredSchedule', {
    ru: 'рассылку студентам без курсов',
    kk: 'курссыз студенттерге арналған таратылымды',
    en: 'the e-mail to students without courses',
    ky: 'курссуз студенттерге таратууну',
  }),
  ...ofSchedules('GeneralMailSchedule', {
    ru: 'общую рассылку',
    kk: 'жалпы таратылымды',
    en: 'a general scheduled e-mail',
    ky: 'жалпы таратууну',
  }),
};
