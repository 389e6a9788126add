import type { Localized } from '../kernel/localized.ts';
import type { systemEvents } from './events.ts';

/** The audit history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof systemEvents, Localized> = {
  SystemSettingsChanged: {
    ru: '{actor} меняет настройки портала',
    kk: '{actor} портал баптауларын өзгертті',
    en: '{actor} changes the settings of the portal',
    ky: '{actor} порталдын жөндөөлөрүн өзгөрттү',
  },
  TechBlockSet: {
    ru: '{actor} меняет режим технических работ: {tech_block}, открытие {tech_block_date_end}',
    kk: '{actor} техникалық жұмыс режимін өзгертті: {tech_block}, ашылуы {tech_block_date_end}',
    en: '{actor} sets maintenance to {tech_block}, return {tech_block_date_end}',
    ky: '{actor} техникалык иштер режимин өзгөрттү: {tech_block}, ачылышы {tech_block_date_end}',
  },
};
