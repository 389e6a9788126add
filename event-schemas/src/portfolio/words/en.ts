import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What types of achievements are called. */
const en = {
  achievement_type: {
    one: 'achievement type',
    many: 'achievement types',
    object: 'an achievement type',
    lead: 'The achievements students can add to their portfolios and what is asked about them. A type without a form is not offered to students.',
    fields: {
      name: 'Name',
      description: 'Description',
      priority: 'Order',
      files_needed: 'Needs a file as proof',
      max_per_year: 'At most in a year',
      is_active: 'Can be added',
    },
    hints: {
      description: 'Students read this when they choose a type.',
      priority: 'The smaller the number, the higher in the list.',
      max_per_year: 'How many of these a student adds in a calendar year. Empty: as many as they like.',
    },
  },
} satisfies Words<typeof entities>;
export default en;
