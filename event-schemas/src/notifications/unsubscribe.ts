import type { Locale, Localized } from '../kernel/localized.ts';
import { declaredNotices } from './declared.ts';

/** Where a mail's link to its end leads, below `/api/v1`. */
export const unsubscribePath = '/notifications/unsubscribe/';

/** The person's own settings of mails, in the portal. */
export const mailSettingsUrl = (portal: string, locale: Locale): string =>
  `${portal}/${locale}/user-settings/notifications`;
export const mailSettingsLabel: Localized = {
  ru: 'Настроить уведомления',
  kk: 'Хабарландыруларды баптау',
  en: 'Notification settings',
  ky: 'Билдирүүлөрдү жөндөө',
};

const ask: Record<'title' | 'text' | 'stays' | 'confirm', Localized> = {
  title: {
    ru: 'Не присылать такие письма?',
    kk: 'Мұндай хаттар келмесін бе?',
    en: 'Stop these e-mails?',
    ky: 'Мындай каттар келбесинби?',
  },
  text: {
    ru: 'Письма на тему «{topic}» больше не будут приходить на вашу почту.',
    kk: '«{topic}» тақырыбындағы хаттар енді поштаңызға келмейді.',
    en: 'E-mails about “{topic}” will no longer come to your mailbox.',
    ky: '«{topic}» темасындагы каттар мындан ары почтаңызга келбейт.',
  },
  stays: {
    ru: 'Уведомления на портале останутся.',
    kk: 'Порталдағы хабарландырулар қала береді.',
    en: 'You will still be notified in the portal.',
    ky: 'Порталдагы билдирүүлөр кала берет.',
  },
  confirm: { ru: 'Не присылать', kk: 'Жіберілмесін', en: 'Stop the e-mails', ky: 'Жөнөтүлбөсүн' },
};
const done: Record<'title' | 'text', Localized> = {
  title: { ru: 'Письма отключены', kk: 'Хаттар тоқтатылды', en: 'The e-mails are stopped', ky: 'Каттар токтотулду' },
  text: {
    ru: 'Письма на тему «{topic}» больше не придут. Вернуть их можно в настройках портала.',
    kk: '«{topic}» тақырыбындағы хаттар енді келмейді. Оларды портал баптауларынан қайта қосуға болады.',
    en: 'You will get no more e-mails about “{topic}”. You can turn them on again in the portal’s settings.',
    ky: '«{topic}» темасындагы каттар мындан ары келбейт. Аларды порталдын жөндөөлөрүнөн кайра кошсо болот.',
  },
};

const unknown: Record<'title' | 'text', Localized> = {
  title: {
    ru: 'Ссылка больше не действует',
    kk: 'Сілтеме енді жарамсыз',
    en: 'This link no longer works',
    ky: 'Шилтеме мындан ары иштебейт',
  },
  text: {
    ru: 'Возможно, она из старого письма или скопирована не целиком. Какие письма приходят, можно выбрать в настройках портала.',
    kk: 'Бәлкім, ол ескі хаттан алынған немесе толық көшірілмеген. Қандай хаттар келетінін портал баптауларында таңдауға болады.',
    en: 'It may be from an old e-mail, or was not copied completely. You can choose in the portal’s settings which e-mails you get.',
    ky: 'Балким, ал эски каттан алынган же толук көчүрүлгөн эмес. Кайсы каттар келерин порталдын жөндөөлөрүнөн тандай аласыз.',
  },
};

/** The page for a link that was not made here, or with a key that is gone. */
export const unknownUnsubscribePage = (locale: Locale, portal: string) => ({
  locale,
  title: unknown.title[locale],
  paragraphs: [unknown.text[locale]],
  link: { label: mailSettingsLabel[locale], url: mailSettingsUrl(portal, locale) },
});

/** The page that asks, or says that it is done, in one language. `portal`: the portal's address, without a slash at the end. */
export function unsubscribePage(state: 'ask' | 'done', topic: string, locale: Locale, portal: string) {
  const about = (text: Localized): string =>
    text[locale].replace('{topic}', () => declaredNotices().topics[topic]!.name[locale]);
  const link = { label: mailSettingsLabel[locale], url: mailSettingsUrl(portal, locale) };
  return state === 'ask'
    ? {
        locale,
        title: ask.title[locale],
        paragraphs: [about(ask.text), ask.stays[locale]],
        confirm: ask.confirm[locale],
        link,
      }
    : { locale, title: done.title[locale], paragraphs: [about(done.text)], link };
}
