import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    week_plans: 'Plan of a week',
  },
  field: {
    preferences: 'Wishes',
    copy_of: 'Copied from',
    hold: 'Held in the basket',
  },
} satisfies Catalogue<typeof ru>;
export default en;
