import { z } from 'zod';
import { moment, position } from '../kernel/bounds.ts';

/** The ledger in words of the API: seals, receipts, verifications. Hashes are 64 hex digits; keys and signatures base64. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** What an integer column holds. */
const counter = z.int().min(1).max(2_000_000_000);
const base64 = z
  .string()
  .max(200)
  .regex(/^[\w+/=-]+$/);

/** A signed statement over the events from `first_position` to `last_position`; `previous` is the hash of the seal before, zeros for the first. */
export const seal = z.object({
  number: counter,
  first_position: position,
  last_position: position,
  events: counter,
  chain: hash,
  root: hash,
  previous: hash,
  sealed_at: moment,
  key: z.string().regex(/^[0-9a-f]{32}$/),
  public_key: base64,
  signature: base64,
});
export type SealData = z.infer<typeof seal>;

/**
 * That an event stands in the log. `event`: its canonical line, for whom it concerns; `path`: from its hash to the root of the seal. Both are null while it
 * is provisional.
 */
export const receipt = z.object({
  format: z.literal('portal-receipt-1'),
  position,
  hash,
  event: z.string().max(100_000).optional(),
  path: z
    .array(z.object({ side: z.enum(['left', 'right']), hash }))
    .max(64)
    .nullable(),
  seal: seal.nullable(),
});
export type ReceiptData = z.infer<typeof receipt>;

/** `#<position>` and the hash in one word, as codes of receipts are written. */
export const receiptCode = z.string().trim().min(1).max(100);
