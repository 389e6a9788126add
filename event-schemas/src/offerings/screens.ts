import { defineScreens } from '../kernel/screens.ts';
import { planReaders } from './roles.ts';

/** What the office plans for a term: its courses with drafts, the editor of one, weeks, the plan on paper. */
export const screens = defineScreens([
  {
    id: 'planned-courses',
    module: 'offerings',
    area: 'office',
    path: 'offerings',
    roles: planReaders,
    title: 'offerings.screens.courses',
    icon: 'plan',
    menu: { group: 'office', order: 18 },
  },
  {
    id: 'planned-week',
    module: 'offerings',
    area: 'office',
    path: 'offerings/week',
    roles: planReaders,
    title: 'offerings.screens.week',
  },
  {
    id: 'term-plan',
    module: 'offerings',
    area: 'office',
    path: 'offerings/term-plan',
    roles: planReaders,
    title: 'offerings.screens.term_plan',
  },
  {
    id: 'roll-over',
    module: 'offerings',
    area: 'office',
    path: 'offerings/roll-over',
    roles: planReaders,
    title: 'offerings.screens.roll_over',
  },
  {
    id: 'needs',
    module: 'offerings',
    area: 'office',
    path: 'offerings/needs',
    roles: planReaders,
    title: 'offerings.screens.needs',
  },
  {
    id: 'planned-course',
    module: 'offerings',
    area: 'office',
    path: 'offerings/:uid',
    roles: planReaders,
    title: 'offerings.screens.course',
  },
] as const);
