import type { Localized } from '../kernel/localized.ts';
import type { systemEvents } from './events.ts';

const ofTabs: Record<string, Localized> = {
  TabRuleCreated: {
    ru: '{actor} добавляет правило вкладки для роли «{role}»',
    kk: '{actor} «{role}» рөлі үшін қойынды ережесін қосты',
    en: '{actor} adds a rule of a tab for the role “{role}”',
    ky: '{actor} «{role}» ролу үчүн өтмөктүн эрежесин кошту',
  },
  TabRuleChanged: {
    ru: '{actor} изменяет правило вкладки',
    kk: '{actor} қойынды ережесін өзгертті',
    en: '{actor} changes a rule of a tab',
    ky: '{actor} өтмөктүн эрежесин өзгөрттү',
  },
  TabRuleRemoved: {
    ru: '{actor} удаляет правило вкладки',
    kk: '{actor} қойынды ережесін жойды',
    en: '{actor} removes a rule of a tab',
    ky: '{actor} өтмөктүн эрежесин өчүрдү',
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
