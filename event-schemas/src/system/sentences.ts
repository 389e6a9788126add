import type { Localized } from '../kernel/localized.ts';
import type { systemEvents } from './events.ts';

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

/** The audit history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof systemEvents, Localized> = {
  ...ofTabs,
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
  TechBlockSet: {
    ru: '{actor} меняет режим технических работ: {tech_block}, открытие {tech_block_date_end}',
    kk: '{actor} техникалық жұмыс режимін өзгертті: {tech_block}, ашылуы {tech_block_date_end}',
    en: '{actor} sets maintenance to {tech_block}, return {tech_block_date_end}',
    ky: '{actor} техникалык иштер режимин өзгөрттү: {tech_block}, ачылышы {tech_block_date_end}',
  },
};
