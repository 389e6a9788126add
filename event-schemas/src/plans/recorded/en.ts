import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    individual_plan: 'Individual plan',
  },
  field: {
    main_discipline: 'Discipline of the plan',
    load_types: 'Kinds of classes',
    entry: 'Discipline of the plan',
    entries: 'Disciplines of the plan',
    added: 'Added',
    out: 'Replaced or excluded',
    replacement: 'Replacement',
    removed: 'Removed',
    unreported: 'Changes not reported',
  },
} satisfies Catalogue<typeof ru>;
export default en;
