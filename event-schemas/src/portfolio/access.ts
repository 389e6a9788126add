import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { definers, onlookers, reviewers } from './roles.ts';
import { entities } from './entities.ts';

const students = ['student'] as const;
const ofTypes = entityAccess(entities);

/** A student writes their own; reviewers decide on those of the students whom they are near to (`mayReview`). */
export const access = defineAccess({
  module: 'portfolio',
  about: 'Portfolio: achievements of students with proofs, their review, and what others see of them',
  commands: {
    ...ofTypes.commands,
    'POST /portfolio/portfolios/': students,
    'POST /portfolio/portfolios/update_portfolio/': students,
    'POST /portfolio/portfolios/send_for_review/': students,
    'PUT /portfolio/portfolios/visibility/': students,
    'DELETE /portfolio/portfolios/{portfolio_order}/': students,
    'POST /portfolio/portfolios/achievement_status/': [...students, ...reviewers],
    'POST /portfolio/portfolios/accept/': reviewers,
    'PUT /portfolio/achievement_types/{uid}/fields/': definers,
    'POST /portfolio/files/': students,
    'POST /portfolio/uploads/': students,
    'PUT /portfolio/uploads/{uid}/': students,
    'DELETE /portfolio/uploads/{uid}/': students,
  },
  queries: {
    ...ofTypes.queries,
    'GET /portfolio/portfolios/achievement_type_menu/': 'all',
    'GET /portfolio/portfolios/all_achievement_types/': 'all',
    'GET /portfolio/portfolios/get_portfolio/': 'all',
    'GET /portfolio/portfolios/achievement_history/': [...students, ...reviewers, ...onlookers],
    'GET /portfolio/portfolios/status_history/': [...students, ...reviewers, ...onlookers],
    'GET /portfolio/portfolios/get_achievement_fields/': [...students, ...definers],
    'GET /portfolio/portfolios/portfolio_review_profiles/': reviewers,
    'GET /portfolio/portfolios/': [...reviewers, ...onlookers],
    'GET /portfolio/relations/{id}/get_options_from_related_model/': [...students, ...definers],
    'GET /portfolio/field_types/': definers,
    'GET /portfolio/statistics/': ['office', 'org_admin', 'auditor'],
    'GET /portfolio/files/{uid}/': 'all',
    'GET /portfolio/uploads/{uid}/': students,
  },
});
