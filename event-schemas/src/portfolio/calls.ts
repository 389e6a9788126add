import { z } from 'zod';
import { uid } from '../forms/property.ts';
import { uploads } from '../forms/uploads.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { statusCodes } from './acts.ts';
import {
  acceptBody,
  achievementRow,
  createBody,
  fieldTypes,
  fieldsView,
  formBody,
  formSaved,
  historyView,
  optionsPage,
  ordersAnswer,
  ordersBody,
  portfolioOrder,
  portfolioView,
  profileQuery,
  reviewProfile,
  statisticsView,
  statusBody,
  statusHistoryView,
  statusQuery,
  typeMenu,
  typeView,
  updateBody,
  visibilityBody,
} from './views.ts';

const asked = z.object({ portfolio_order: uid });
const portfolioQuery = z.object({
  profile: uid.optional(),
  achievement_type: uid.optional(),
  status: z.enum(statusCodes).optional(),
});
export const narrowing = z.object({
  status: z.enum(['REVIEW', 'ACCEPTED', 'REJECTED', 'all']).default('REVIEW'),
  achievement_type: uid.optional(),
  mine: z.enum(['true', 'false']).default('false'),
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /portfolio/portfolios/': { query: profileQuery, body: createBody, answer: portfolioOrder },
  'POST /portfolio/portfolios/update_portfolio/': { query: profileQuery, body: updateBody, answer: portfolioOrder },
  'POST /portfolio/portfolios/achievement_status/': { query: statusQuery, body: statusBody, answer: portfolioOrder },
  'POST /portfolio/portfolios/send_for_review/': { body: ordersBody, answer: ordersAnswer },
  'POST /portfolio/portfolios/accept/': { body: acceptBody, answer: ordersAnswer },
  'DELETE /portfolio/portfolios/{portfolio_order}/': {
    params: z.object({ portfolio_order: uid }),
    query: profileQuery.partial(),
  },
  'PUT /portfolio/portfolios/visibility/': { body: visibilityBody, answer: visibilityBody },
  'PUT /portfolio/achievement_types/{uid}/fields/': { params: z.object({ uid }), body: formBody, answer: formSaved },
  'GET /portfolio/portfolios/get_achievement_fields/': {
    query: z.object({ achievement_type: uid.optional(), portfolio_order: uid.optional() }),
    answer: fieldsView,
  },
  'GET /portfolio/relations/{id}/get_options_from_related_model/': {
    params: z.object({ id: uid }),
    query: z.object({
      q: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      page_size: z.coerce.number().int().min(1).max(100).default(25),
      chosen: z.string().max(4000).default(''),
    }),
    answer: optionsPage,
  },
  'GET /portfolio/field_types/': { answer: fieldTypes },
  'GET /portfolio/files/{uid}/': { params: z.object({ uid: z.string().max(100) }) },
  'GET /portfolio/portfolios/status_history/': { query: asked, answer: statusHistoryView },
  'GET /portfolio/portfolios/achievement_history/': { query: asked, answer: historyView },
  'GET /portfolio/portfolios/get_portfolio/': { query: portfolioQuery, answer: portfolioView },
  'GET /portfolio/portfolios/achievement_type_menu/': {
    query: portfolioQuery.pick({ profile: true }),
    answer: typeMenu,
  },
  'GET /portfolio/portfolios/all_achievement_types/': { answer: z.array(typeView) },
  'GET /portfolio/portfolios/portfolio_review_profiles/': { query: narrowing, row: reviewProfile },
  'GET /portfolio/portfolios/': { row: achievementRow },
  'GET /portfolio/statistics/': { answer: statisticsView },
  'POST /portfolio/files/': uploads.files,
  'POST /portfolio/uploads/': uploads.begin,
  'PUT /portfolio/uploads/{uid}/': uploads.piece,
  'DELETE /portfolio/uploads/{uid}/': uploads.drop,
  'GET /portfolio/uploads/{uid}/': uploads.progress,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
