import { defineScreens } from '../kernel/screens.ts';
import { definers, reviewers } from './roles.ts';

/** The student's workshop (S100) and window (S126), the review (S102), types with their forms. */
export const screens = defineScreens([
  {
    id: 'portfolio',
    module: 'portfolio',
    area: 'office',
    path: 'portfolio',
    roles: ['student'],
    title: 'portfolio.screens.mine',
    icon: 'review',
    menu: { group: 'services', order: 50 },
  },
  {
    id: 'portfolio_review',
    module: 'portfolio',
    area: 'office',
    path: 'portfolio_review',
    roles: reviewers,
    title: 'portfolio.screens.review',
    icon: 'review',
    menu: { group: 'office', order: 60 },
  },
  {
    id: 'profile_portfolio',
    module: 'portfolio',
    area: 'office',
    path: 'user-settings/profile_portfolio',
    roles: 'all',
    title: 'portfolio.screens.window',
  },
  {
    id: 'achievement_types',
    module: 'portfolio',
    area: 'office',
    path: 'portfolio/types',
    roles: definers,
    title: 'portfolio.screens.types',
    icon: 'settings',
    menu: { group: 'office', order: 61 },
  },
  {
    id: 'achievement_form',
    module: 'portfolio',
    area: 'office',
    path: 'portfolio/types/form',
    roles: definers,
    title: 'portfolio.screens.form',
    example: 'portfolio/types/form?uid=b8f4deee-2fd8-8226-a95c-03cd4cd93ba7',
  },
] as const);
