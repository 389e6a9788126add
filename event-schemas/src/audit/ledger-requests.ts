import { z } from 'zod';
import { positionMax } from '../kernel/bounds.ts';
import { receipt, receiptCode } from './ledger.ts';
import { uid } from '../registration/values.ts';

/** GET /audit/receipts/: `offering`: only what concerns this course. */
export const ownEventsQuery = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
  offering: uid.optional(),
});
export const receiptParams = z.object({ position: z.coerce.number().int().min(1).max(positionMax) });
/** GET /audit/receipts/check/ */
export const codeQuery = z.object({ code: receiptCode });
/** POST /audit/receipts/check/: a whole receipt as it was downloaded. */
export const receiptBody = z.object({ receipt });
export const verificationParams = z.object({ id: z.string().min(1).max(100) });
