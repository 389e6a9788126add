import { z } from 'zod';
import { id, keyed, mark, moment, refusalCode, text } from '../kernel/bounds.ts';

/**
 * One refused attempt, as often as it was made between `first_at` and `last_at`. `account`: who was signed in, null =
 * nobody; `on_behalf_of`: the account that they were logged in as; `call`: `METHOD /path/`, `*` for attempts of a flood
 * that are counted together; `params`: of the path alone.
 */
export const refusedAttempt = z.object({
  account: id.nullable(),
  on_behalf_of: id.nullable(),
  roles: z.array(mark).max(20),
  call: text(200),
  code: refusalCode,
  status: z.int().min(100).max(599),
  params: keyed(text(100), text(300), 20),
  count: z.int().min(1).max(1_000_000_000),
  first_at: moment,
  last_at: moment,
});
export type RefusedAttemptRecorded = z.infer<typeof refusedAttempt>;
