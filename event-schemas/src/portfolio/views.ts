import { z } from 'zod';
import { id, trimmed } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';

import { answerValue, fieldValue, formValues, property, uid } from '../forms/property.ts';
import { actNames, statusCodes } from './acts.ts';
import { formFields, portfolioMax } from './events.ts';

/** What calls of the portfolio take and answer (portal-calls.md §7.5). Moments ISO 8601 UTC, days `YYYY-MM-DD`. */
const status = z.enum(statusCodes);
const fields = z.array(answerValue).max(60);
const comment = trimmed(1000).default('');
const orders = z.array(uid).min(1).max(100);
export const profileQuery = z.object({ profile: uid });

/** POST portfolios/ and update_portfolio/: answers as forms have them; what is not sent stays. */
export const createBody = z.object({ achievement_type: uid, fields });
export const updateBody = z.object({ portfolio_order: uid, fields });
/** POST achievement_status/: in the query or in the body, which wins; a comment stands in the body alone. */
export const statusQuery = z.object({ portfolio_order: uid.optional(), status: status.optional() });
export const statusBody = z.object({ portfolio_order: uid.optional(), status: status.optional(), comment });
export const ordersBody = z.object({ portfolio_orders: orders });
export const acceptBody = ordersBody.extend({ comment });
export const visibilityBody = z.object({ shown: z.array(uid).max(portfolioMax) });
export const formBody = z.object({ version: z.int().min(0).max(1_000_000), fields: formFields });

export const portfolioOrder = z.object({ uid, status });
export const ordersAnswer = z.object({ results: z.array(portfolioOrder) });
export const formSaved = z.object({ uid, version: z.int() });

const typeName = z.object({ uid, name: localized });
export const typeMenu = z.array(typeName.extend({ count: z.int(), by_status: z.record(z.string(), z.int()) }));
/** `version`: of the newest form, 0 = none yet; only what `is_offered` can be added. */
export const typeView = typeName.extend({
  description: localized.nullable(),
  files_needed: z.boolean(),
  max_per_year: z.number().nullable(),
  is_active: z.boolean(),
  version: z.int(),
  is_offered: z.boolean(),
});
export type TypeView = z.infer<typeof typeView>;

const file = z.object({ uid: id, name: z.string(), size: z.number(), type: z.string() });
/** What was written, in words too: `shown` by prop_code. */
export const writtenView = z.object({
  title: z.string(),
  day: z.string().nullable(),
  version: z.int(),
  properties: z.array(property),
  values: formValues,
  shown: z.record(z.string(), z.string()),
  files: z.array(file),
});
export type WrittenView = z.infer<typeof writtenView>;
/**
 * One achievement. `accepted`: what reviewers have accepted, where it differs from what stands there now; `shown_at`:
 * its place among what others see, null = hidden.
 */
export const achievementView = writtenView.extend({
  uid,
  portfolio_order: portfolioOrder,
  changed_at: z.string(),
  sent_at: z.string().nullable(),
  comment: z.string(),
  reviewed_by: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  accepted: writtenView.nullable(),
  is_accepted: z.boolean(),
  shown_at: z.int().nullable(),
  is_outdated: z.boolean(),
  may: z.array(z.enum(actNames)),
  can_edit: z.boolean(),
  can_review: z.boolean(),
});
export type AchievementView = z.infer<typeof achievementView>;
/** GET get_portfolio/. `can_review`: whether buttons of decisions stand there at all. */
export const portfolioView = z.object({
  profile: z.object({
    uid,
    name: z.string(),
    group: z.string().nullable(),
    program: localized.nullable(),
    course: z.number().nullable(),
  }),
  own: z.boolean(),
  can_review: z.boolean(),
  results: z.array(z.object({ achievement_type: typeName, achievements: z.array(achievementView) })),
});
export type PortfolioView = z.infer<typeof portfolioView>;

/** GET get_achievement_fields/: the newest form; of an achievement with what stands in it. `missing`: fields that its form did not have. */
export const fieldsView = z.object({
  achievement_type: typeView,
  version: z.int(),
  portfolio_order: portfolioOrder.nullable(),
  missing: z.array(z.string()),
  fields: z.array(
    z.object({
      uid,
      field_type: z.string(),
      related_table_uid: uid.nullable(),
      field_data: fieldValue,
      files: z.array(file),
      property,
    }),
  ),
  shown: z.record(z.string(), z.string()),
});
export type FieldsView = z.infer<typeof fieldsView>;

/** What was changed: names of fields, values in the reader's words. */
export const historyView = z.array(
  z.object({
    at: z.string(),
    by: z.string(),
    changes: z.array(z.object({ name: localized, from: z.string(), to: z.string() })),
  }),
);
export type HistoryView = z.infer<typeof historyView>;
export const statusHistoryView = z.array(
  z.object({ portfolio_order: uid, status, at: z.string(), by: z.string(), comment: z.string() }),
);
export type StatusHistoryView = z.infer<typeof statusHistoryView>;

/** A row of the profiles with something to review; numbers by status, `since`: the longest waiting. */
export const reviewProfile = z.object({
  id: uid,
  uid,
  display_name: z.string(),
  group: z.string().nullable(),
  program: localized.nullable(),
  edu_program: uid,
  faculty: uid.nullable(),
  course: z.number().nullable(),
  waiting: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  since: z.string().nullable(),
});
export type ReviewProfile = z.infer<typeof reviewProfile>;
/** A row of the list of achievements. */
export const achievementRow = z.object({
  id: uid,
  uid,
  portfolio_order: uid,
  status,
  student: uid,
  student_name: z.string(),
  group: z.string().nullable(),
  type: uid,
  type_name: localized,
  title: z.string(),
  day: z.string().nullable(),
  sent_at: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  reviewed_by: z.string().nullable(),
});
export const option = z.object({ uid: z.string(), name: z.string(), code: z.string().nullable() });
export const optionsPage = z.object({
  results: z.array(option),
  count: z.int(),
  next: z.string().nullable(),
  chosen: z.array(option),
});
export const fieldTypes = z.array(z.object({ value: z.string(), name: localized }));
export const statisticsView = z.object({
  results: z.array(typeName.extend({ waiting: z.int(), accepted: z.int(), rejected: z.int(), students: z.int() })),
  /** Days from sending to the decision, of the last year; null = nothing was decided. */
  mean_days: z.number().nullable(),
});
