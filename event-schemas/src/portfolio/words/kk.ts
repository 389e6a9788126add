import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What types of achievements are called. */
const kk = {
  achievement_type: {
    one: 'жетістік түрі',
    many: 'жетістік түрлері',
    object: 'жетістік түрін',
    lead: 'Студенттер портфолиоға қандай жетістіктер қосады және олар туралы не сұралады. Формасы жоқ түр студенттерге ұсынылмайды.',
    fields: {
      name: 'Атауы',
      description: 'Сипаттама',
      priority: 'Реті',
      files_needed: 'Растайтын файл қажет',
      max_per_year: 'Бір жылда ең көбі',
      is_active: 'Қосуға болады',
    },
    hints: {
      description: 'Студент түрді таңдағанда осыны оқиды.',
      priority: 'Сан кіші болған сайын тізімде жоғары тұрады.',
      max_per_year: 'Студент күнтізбелік жылда осындай неше жетістік қоса алады. Бос болса, шектелмейді.',
    },
  },
} satisfies Words<typeof entities>;
export default kk;
