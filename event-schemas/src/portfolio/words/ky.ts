import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What types of achievements are called. */
const ky = {
  achievement_type: {
    one: 'жетишкендик түрү',
    many: 'жетишкендик түрлөрү',
    object: 'жетишкендик түрүн',
    lead: 'Студенттер портфолиого кандай жетишкендиктерди кошот жана алар жөнүндө эмне суралат. Формасы жок түр студенттерге сунушталбайт.',
    fields: {
      name: 'Аталышы',
      description: 'Сүрөттөмө',
      priority: 'Ирети',
      files_needed: 'Ырастоочу файл керек',
      max_per_year: 'Бир жылда эң көбү',
      is_active: 'Кошууга болот',
    },
    hints: {
      description: 'Студент түрдү тандап жатканда муну окуйт.',
      priority: 'Сан канчалык кичине болсо, тизмеде ошончолук жогору турат.',
      max_per_year: 'Студент календардык жылда ушундайдан канчаны кошо алат. Бош болсо, чектелбейт.',
    },
  },
} satisfies Words<typeof entities>;
export default ky;
