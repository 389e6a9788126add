import { z } from 'zod';
import { day, momentWithOffset } from '../kernel/bounds.ts';
import { loggedEvent } from './history.ts';
import { auditActor } from './views.ts';

const iso = z.iso.datetime();
const named = z.object({ uid: z.string(), name: z.string() });
const text = z.string().trim().min(1).max(300);
const moment = z.union([momentWithOffset, day]);
const number = z.union([z.int().min(1).max(100_000), z.string().regex(/^\d{1,6}$/)]);

/** What every question can be narrowed down by. */
export const questionFilter = z
  .object({ person: text, actor: text, at_from: moment, at_to: moment, study_period: text })
  .partial();
export type QuestionFilter = z.infer<typeof questionFilter>;

/** Changes of cards and courses after the last registration period of their term had ended: GET /audit/questions/after_deadline/ */
export const afterDeadline = loggedEvent.extend({ deadline: iso, study_period: named.nullable() });
export type AfterDeadline = z.infer<typeof afterDeadline>;

/** Changes of cards by neither the student nor who was their advisor then: GET /audit/questions/by_others/ */
export const byOthers = loggedEvent.extend({ advisor: named.nullable() });
export type ByOthers = z.infer<typeof byOthers>;

/** A time in which an administrator used somebody's account; `ended_at` null: they never said that they had finished. GET /audit/questions/log_in_as/ */
export const logInAsSession = z.object({
  uid: z.string(),
  id: z.string(),
  at: iso,
  ended_at: iso.nullable(),
  account: named,
  by: named,
  events: z.int(),
  first_position: z.int(),
  last_position: z.int().nullable(),
  correlation_id: z.string(),
});
export type LogInAsSession = z.infer<typeof logInAsSession>;

/** A request that touched many records at once; `actor` made it, `at` and `ended_at` are its first and last event: GET /audit/questions/bulk/?minimum= */
export const bulkChange = z.object({
  uid: z.string(),
  id: z.string(),
  correlation_id: z.string(),
  at: iso,
  ended_at: iso,
  actor: auditActor,
  command: z.string(),
  first_position: z.int(),
  sentence: z.string(),
  events: z.int(),
  records: z.int(),
});
export type BulkChange = z.infer<typeof bulkChange>;
export const bulkFilter = z.object({ minimum: number, actor: text, at_from: moment, at_to: moment }).partial();

/** An attempt that the portal refused, as often as it was made within a moment. `reason`: in the reader's language. GET /audit/questions/refused/ */
export const refusal = z.object({
  uid: z.string(),
  id: z.string(),
  account: named.nullable(),
  on_behalf_of: named.nullable(),
  roles: z.array(z.string()),
  call: z.string(),
  code: z.string(),
  reason: z.string(),
  status: z.int(),
  params: z.record(z.string(), z.string()),
  times: z.int(),
  first_at: iso,
  last_at: iso,
});
export type Refusal = z.infer<typeof refusal>;
