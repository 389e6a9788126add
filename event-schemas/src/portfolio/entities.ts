import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { definers } from './roles.ts';

/** Olympiads, articles, volunteering …: its form is defined apart, in versions. */
export const achievementType = entity({
  module: 'portfolio',
  entity: 'achievement_type',
  name: 'AchievementType',
  table: 'achievement_types',
  title: 'name',
  read: definers,
  write: definers,
  path: '/portfolio/achievement_types/',
  references: {
    view: 'portfolio.achievements_public',
    column: 'type',
    name: { ru: 'достижения', kk: 'жетістіктер', en: 'achievements', ky: 'жетишкендиктер' },
  },
  sort: ['priority', 'ASC'],
  fields: {
    name: field.localizedText({ min: 2, max: 100, unique: true, search: true }),
    description: field.localizedText({ max: 500, optional: true, rows: 2 }),
    priority: field.number({ min: 1, max: 999, unique: true }),
    files_needed: field.yes(),
    max_per_year: field.number({ min: 1, max: 100, optional: true }),
    is_active: { ...field.yes({ filter: true }), default: true },
  },
});

export const entities = { achievement_type: achievementType };
