import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  field_of_sciences: {
    one: 'field of sciences',
    many: 'fields of sciences',
    object: 'a field of sciences',
    lead: 'The additional education program: a student chooses a field of sciences and studies its courses beside the main program.',
    empty: 'No fields of sciences yet',
    removal: 'Students can no longer choose it. Those who have chosen it keep the courses of their main program alone.',
    fields: {
      code: 'Code',
      name: 'Name',
      credit: 'Credits',
      disciplines: 'Disciplines',
      is_active: 'Can be chosen',
    },
    hints: { disciplines: 'Their courses open to those who have chosen the field' },
    own: { count: '%{smart_count} discipline |||| %{smart_count} disciplines' },
  },
} satisfies Catalogue<typeof ru>;
