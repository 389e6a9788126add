import type { Locale, Localized } from '../kernel/localized.ts';
import type { MailContent } from '../notifications/mail.ts';

const subject: Localized = {
  ru: 'Ваш доступ к порталу университета',
  kk: 'Университет порталына кіру рұқсатыңыз',
  en: 'Your access to the university portal',
  ky: 'Университеттин порталына кирүү мүмкүнчүлүгүңүз',
};
const greeting: Localized = {
  ru: 'Здравствуйте, {name}!',
  kk: 'Сәлеметсіз бе, {name}!',
  en: 'Hello {name},',
  ky: 'Саламатсызбы, {name}!',
};
const opened: Localized = {
  ru: 'Для вас открыта учётная запись. Ваш логин: {login}',
  kk: 'Сізге есептік жазба ашылды. Логиніңіз: {login}',
  en: 'An account was opened for you. Your login: {login}',
  ky: 'Сиз үчүн каттоо жазуусу ачылды. Логиниңиз: {login}',
};
const what: Localized = {
  ru: 'Придумайте пароль по ссылке ниже. Она сработает один раз и действует до {until}. Никому её не пересылайте.',
  kk: 'Төмендегі сілтемемен құпиясөз ойлап табыңыз. Ол бір рет қана жарайды, мерзімі: {until}. Оны ешкімге жібермеңіз.',
  en: 'Choose a password with the link below. It works once, until {until}. Do not pass it on.',
  ky: 'Төмөнкү шилтеме аркылуу сырсөз ойлоп табыңыз. Ал бир жолу гана иштейт, мөөнөтү: {until}. Аны эч кимге жөнөтпөңүз.',
};
const action: Localized = {
  ru: 'Задать пароль',
  kk: 'Құпиясөз қою',
  en: 'Set a password',
  ky: 'Сырсөз коюу',
};
const footer: Localized = {
  ru: 'Это письмо отправил университетский портал. Если оно не для вас, ничего делать не нужно.',
  kk: 'Бұл хатты университет порталы жіберді. Сізге арналмаса, ештеңе істемеңіз.',
  en: 'This e-mail was sent by the university portal. If it was not meant for you, you can ignore it.',
  ky: 'Бул катты университеттин порталы жөнөттү. Сизге арналбаса, эч нерсе кылуунун кереги жок.',
};

/** The mail that invites somebody to set a first password. `until`: in words; `university`: its name, if it is known. */
export const invitationMail = ({
  locale,
  name,
  university,
  login,
  until,
  url,
}: Record<'name' | 'login' | 'until' | 'url', string> & {
  locale: Locale;
  university: string | null;
}): Omit<MailContent, 'settings'> => ({
  locale,
  subject: university
    ? `${university}: ${subject[locale].charAt(0).toLowerCase()}${subject[locale].slice(1)}`
    : subject[locale],
  greeting: greeting[locale].replace('{name}', () => name),
  paragraphs: [opened[locale].replace('{login}', () => login), what[locale].replace('{until}', () => until)],
  action: { label: action[locale], url },
  footer: footer[locale],
});
