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
    plan: 'Plan',
    plans: 'Plans',
    not_before: 'Not before, minutes from midnight',
    not_after: 'Not after, minutes from midnight',
    pause: 'Break',
    few_gaps: 'Fewer gaps',
    verdict: 'Answer',
  },
  code: {
    reason: {
      another: 'another plan was shared',
    },
  },
} satisfies Catalogue<typeof ru>;
export default en;
