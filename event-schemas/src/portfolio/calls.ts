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
import { actingOn, filling } from './refusal-groups.ts';
import { uploadRefusals } from '../kernel/refusals.ts';

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
  'POST /portfolio/portfolios/': {
    query: profileQuery,
    body: createBody,
    answer: portfolioOrder,
    refuses: [...filling, 'portfolio.portfolio_full', 'portfolio.too_many', 'portfolio.type_closed'],
  },
  'POST /portfolio/portfolios/update_portfolio/': {
    query: profileQuery,
    body: updateBody,
    answer: portfolioOrder,
    refuses: [...actingOn, ...filling],
  },
  'POST /portfolio/portfolios/achievement_status/': {
    query: statusQuery,
    body: statusBody,
    answer: portfolioOrder,
    refuses: [...actingOn, 'portfolio.comment_required', 'portfolio.status_not_set'],
  },
  'POST /portfolio/portfolios/send_for_review/': {
    body: ordersBody,
    answer: ordersAnswer,
    refuses: [...actingOn, 'portfolio.comment_required'],
  },
  'POST /portfolio/portfolios/accept/': {
    body: acceptBody,
    answer: ordersAnswer,
    refuses: [...actingOn, 'portfolio.comment_required'],
  },
  'DELETE /portfolio/portfolios/{portfolio_order}/': {
    params: z.object({ portfolio_order: uid }),
    query: profileQuery.partial(),
    refuses: [...actingOn, 'portfolio.another_profile', 'portfolio.comment_required'],
  },
  'PUT /portfolio/portfolios/visibility/': {
    body: visibilityBody,
    answer: visibilityBody,
    refuses: ['portfolio.another_profile', 'portfolio.not_accepted'],
  },
  'PUT /portfolio/achievement_types/{uid}/fields/': {
    params: z.object({ uid }),
    body: formBody,
    answer: formSaved,
    refuses: ['portfolio.definition_faulty', 'portfolio.form_changed_meanwhile', 'portfolio.type_not_found'],
  },
  'GET /portfolio/portfolios/get_achievement_fields/': {
    query: z.object({ achievement_type: uid.optional(), portfolio_order: uid.optional() }),
    answer: fieldsView,
    refuses: ['portfolio.not_found', 'portfolio.type_not_found'],
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
    refuses: ['portfolio.field_not_found'],
  },
  'GET /portfolio/field_types/': { answer: fieldTypes },
  'GET /portfolio/files/{uid}/': {
    params: z.object({ uid: z.string().max(100) }),
    refuses: ['portfolio.file_not_found', 'portfolio.not_found'],
  },
  'GET /portfolio/portfolios/status_history/': {
    query: asked,
    answer: statusHistoryView,
    refuses: ['portfolio.not_found'],
  },
  'GET /portfolio/portfolios/achievement_history/': {
    query: asked,
    answer: historyView,
    refuses: ['portfolio.not_found'],
  },
  'GET /portfolio/portfolios/get_portfolio/': {
    query: portfolioQuery,
    answer: portfolioView,
    refuses: ['portfolio.not_found'],
  },
  'GET /portfolio/portfolios/achievement_type_menu/': {
    query: portfolioQuery.pick({ profile: true }),
    answer: typeMenu,
    refuses: ['portfolio.not_found'],
  },
  'GET /portfolio/portfolios/all_achievement_types/': { answer: z.array(typeView) },
  'GET /portfolio/portfolios/portfolio_review_profiles/': { query: narrowing, row: reviewProfile },
  'GET /portfolio/portfolios/': { row: achievementRow },
  'GET /portfolio/statistics/': { answer: statisticsView },
  'POST /portfolio/files/': {
    ...uploads.files,
    refuses: [...uploadRefusals, 'portfolio.no_file', 'portfolio.too_many_files'],
  },
  'POST /portfolio/uploads/': { ...uploads.begin, refuses: [...uploadRefusals, 'portfolio.too_many_files'] },
  'PUT /portfolio/uploads/{uid}/': { ...uploads.piece, refuses: [...uploadRefusals, 'platform.upload_offset'] },
  'DELETE /portfolio/uploads/{uid}/': uploads.drop,
  'GET /portfolio/uploads/{uid}/': uploads.progress,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
