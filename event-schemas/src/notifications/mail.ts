import type { Locale, Localized } from '../kernel/localized.ts';
import { isEmptyValue, withoutEmpty } from '../kernel/sentences.ts';
import type { NoticeText } from './texts.ts';
import { mailSettingsLabel, mailSettingsUrl } from './unsubscribe.ts';

/** A mail in one language, before it becomes text and HTML. */
export interface MailContent {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  footer: string;
  settings: { label: string; url: string };
}

const greeting: Localized = {
  ru: 'Здравствуйте[, {name}]!',
  kk: 'Сәлеметсіз бе[, {name}]!',
  en: 'Hello[ {name}],',
  ky: 'Саламатсызбы[, {name}]!',
};
const action: Localized = {
  ru: 'Открыть на портале',
  kk: 'Порталда ашу',
  en: 'Open in the portal',
  ky: 'Порталда ачуу',
};
const footer: Localized = {
  ru: 'Это письмо отправил университетский портал. Язык писем\u00a0— тот, который выбран на портале.',
  kk: 'Бұл хатты университет порталы жіберді. Хаттар порталда таңдалған тілде келеді.',
  en: 'This e-mail was sent by the university portal. E-mails come in the language that you have chosen in the portal.',
  ky: 'Бул катты университеттин порталы жөнөттү. Каттар порталда тандалган тилде келет.',
};

/** A notice as a mail to one reader. `portal`: the portal's address, without a slash at the end. */
export const mailContent = (
  notice: NoticeText,
  reader: { locale: Locale; name: string },
  portal: string,
): MailContent => ({
  locale: reader.locale,
  subject: notice.title[reader.locale],
  greeting: withoutEmpty(greeting[reader.locale], () => isEmptyValue(reader.name)).replace('{name}', () => reader.name),
  paragraphs: notice.text[reader.locale].split('\n').filter(line => line.trim() !== ''),
  action: { label: action[reader.locale], url: `${portal}/${reader.locale}/${notice.link}` },
  footer: footer[reader.locale],
  settings: { label: mailSettingsLabel[reader.locale], url: mailSettingsUrl(portal, reader.locale) },
});
