import type { Localized } from '../kernel/localized.ts';
import type { brandingEvents, systemEvents } from './events.ts';

const ofTabs: Record<string, Localized> = {
  TabRuleCreated: {
    ru: '{actor} добавляет правило меню для роли «{role}»',
    kk: '{actor} «{role}» рөлі үшін мәзір ережесін қосты',
    en: '{actor} adds a menu rule for the role “{role}”',
    ky: '{actor} «{role}» ролу үчүн менюнун эрежесин кошту',
  },
  TabRuleChanged: {
    ru: '{actor} изменяет правило меню',
    kk: '{actor} мәзір ережесін өзгертті',
    en: '{actor} changes a menu rule',
    ky: '{actor} менюнун эрежесин өзгөрттү',
  },
  TabRuleRemoved: {
    ru: '{actor} удаляет правило меню',
    kk: '{actor} мәзір ережесін жойды',
    en: '{actor} removes a menu rule',
    ky: '{actor} менюнун эрежесин өчүрдү',
  },
};

const ofPictures: Record<keyof typeof brandingEvents, Localized> = {
  LogoSet: {
    ru: '{actor} ставит логотип университета: {name}',
    kk: '{actor} университет логотипін қойды: {name}',
    en: '{actor} sets the logo of the university: {name}',
    ky: '{actor} университеттин логотибин койду: {name}',
  },
  LogoRemoved: {
    ru: '{actor} убирает логотип университета',
    kk: '{actor} университет логотипін алып тастады',
    en: '{actor} removes the logo of the university',
    ky: '{actor} университеттин логотибин алып салды',
  },
  PictureAdded: {
    ru: '{actor} добавляет картинку: {name}',
    kk: '{actor} сурет қосты: {name}',
    en: '{actor} adds a picture: {name}',
    ky: '{actor} сүрөт кошту: {name}',
  },
  PictureRemoved: {
    ru: '{actor} удаляет картинку',
    kk: '{actor} суретті жойды',
    en: '{actor} removes a picture',
    ky: '{actor} сүрөттү өчүрдү',
  },
  BackgroundChosen: {
    ru: '{actor} выбирает картинку для страницы входа',
    kk: '{actor} кіру бетіне сурет таңдады',
    en: '{actor} chooses the picture of the log-in page',
    ky: '{actor} кирүү барагына сүрөт тандады',
  },
  BackgroundRemoved: {
    ru: '{actor} убирает картинку со страницы входа',
    kk: '{actor} кіру бетінен суретті алып тастады',
    en: '{actor} takes the picture off the log-in page',
    ky: '{actor} кирүү барагынан сүрөттү алып салды',
  },
};

/** The audit history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof systemEvents | keyof typeof brandingEvents, Localized> = {
  ...ofTabs,
  ...ofPictures,
  SystemSettingsChanged: {
    ru: '{actor} меняет настройки портала',
    kk: '{actor} портал баптауларын өзгертті',
    en: '{actor} changes the settings of the portal',
    ky: '{actor} порталдын жөндөөлөрүн өзгөрттү',
  },
  LogoChanged: {
    ru: '{actor} меняет логотип университета',
    kk: '{actor} университет логотипін өзгертті',
    en: '{actor} changes the logo of the university',
    ky: '{actor} университеттин логотибин өзгөрттү',
  },
  MailServerChanged: {
    ru: '{actor} меняет почтовый сервер: {server.host}',
    kk: '{actor} пошта серверін өзгертті: {server.host}',
    en: '{actor} changes the mail server: {server.host}',
    ky: '{actor} почта серверин өзгөрттү: {server.host}',
  },
  WorksPlanned: {
    ru: '{actor} объявляет технические работы с {starts_at}[ до {ends_at}]',
    kk: '{actor} техникалық жұмыстарды жариялады: басталуы {starts_at}[, аяқталуы {ends_at}]',
    en: '{actor} announces maintenance from {starts_at}[ to {ends_at}]',
    ky: '{actor} техникалык иштерди жарыялады: башталышы {starts_at}[, аягы {ends_at}]',
  },
  WorksCancelled: {
    ru: '{actor} отменяет объявленные технические работы',
    kk: '{actor} жарияланған техникалық жұмыстарды болдырмады',
    en: '{actor} cancels the announced maintenance',
    ky: '{actor} жарыяланган техникалык иштерди жокко чыгарды',
  },
  WorksOver: {
    ru: 'Время объявленных технических работ прошло',
    kk: 'Жарияланған техникалық жұмыстардың уақыты өтті',
    en: 'The time of the announced maintenance has passed',
    ky: 'Жарыяланган техникалык иштердин убактысы өттү',
  },
  TechBlockSet: {
    ru: '{actor} меняет режим технических работ: {tech_block}, открытие {tech_block_date_end}',
    kk: '{actor} техникалық жұмыс режимін өзгертті: {tech_block}, ашылуы {tech_block_date_end}',
    en: '{actor} sets maintenance to {tech_block}, return {tech_block_date_end}',
    ky: '{actor} техникалык иштер режимин өзгөрттү: {tech_block}, ачылышы {tech_block_date_end}',
  },
};
