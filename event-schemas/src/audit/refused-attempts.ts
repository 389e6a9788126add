import { z } from 'zod';

const iso = z.iso.datetime();

/**
 * One refused attempt, as often as it was made between `first_at` and `last_at`. `account`: who was signed in, null = nobody; `on_behalf_of`: the account that they
 * were logged in as; `call`: `METHOD /path/`, `*` for attempts of a flood that are counted together; `params`: of the path alone.
 */
export const refusedAttempt = z.object({
  account: z.string().nullable(), on_behalf_of: z.string().nullable(), roles: z.array(z.string()), call: z.string().max(200), code: z.string().max(200), status: z.int(),
  params: z.record(z.string(), z.string().max(300)), count: z.int().min(1), first_at: iso, last_at: iso,
});
export type RefusedAttemptRecorded = z.infer<typeof refusedAttempt>;
