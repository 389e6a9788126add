import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    achievement: 'Achievement',
    achievement_form: 'Form of an achievement type',
    portfolio: 'Portfolio',
  },
  field: {
    order: 'Number of the status',
    accepted: 'What was accepted',
    achievements: 'Achievements',
    shown: 'What others see',
    achievement: 'Achievement',
    title: 'Title',
    day: 'Day',
  },
} satisfies Catalogue<typeof ru>;
export default en;
