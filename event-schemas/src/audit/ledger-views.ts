import { z } from 'zod';
import { receipt, seal } from './ledger.ts';
import { auditActor } from './views.ts';

const iso = z.iso.datetime();

/** Everything that a verification can find wrong, the first place first (docs/tamper-evidence.md). */
export const faultKinds = [
  'altered',
  'missing',
  'inserted',
  'moved',
  'cut_off',
  'not_as_sealed',
  'ledger_broken',
  'seal_forged',
  'seal_key_unknown',
  'seal_missing',
  'seal_out_of_order',
] as const;
/** `found_at`: where a moved event stands now; `to`: the last event concerned; stream, version and type are what the event itself says today. */
export const fault = z.object({
  kind: z.enum(faultKinds),
  position: z.int(),
  found_at: z.int().optional(),
  to: z.int().optional(),
  seal: z.int().optional(),
  key: z.string().optional(),
  stream: z.string().optional(),
  version: z.int().optional(),
  type: z.string().optional(),
});
export type FaultView = z.infer<typeof fault>;

/** One verification of the whole log. `asked_by` null: the night's. `result` null until it is done. */
export const verification = z.object({
  id: z.string(),
  asked_by: auditActor.nullable(),
  asked_at: iso,
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int(),
  of: z.int(),
  finished_at: iso.nullable(),
  result: z
    .object({
      ok: z.boolean(),
      verified_to: z.int(),
      events: z.int(),
      unchained: z.int(),
      seals: z.int(),
      sealed_to: z.int(),
      chain: z.string(),
      faults: z.array(fault),
      fault_count: z.int(),
      keys_compared: z.boolean(),
    })
    .nullable(),
});
export type VerificationView = z.infer<typeof verification>;
export const verifications = z.object({ results: z.array(verification) });
export const verificationAsked = z.object({ id: z.string() });

/** GET /audit/ledger/: how far the log is chained, sealed and verified. `next_seal_by`: when everything of now is sealed at the latest. */
export const ledgerState = z.object({
  last_position: z.int(),
  chained_to: z.int(),
  chain: z.string(),
  sealed_to: z.int(),
  unsealed: z.int(),
  last_seal: seal.nullable(),
  next_seal_by: iso,
  verification: verification.nullable(),
  running: verification.nullable(),
});
export type LedgerState = z.infer<typeof ledgerState>;

/** GET /audit/seals/, the newest first; `id` is the number, `position` where the seal itself stands. */
export const sealRow = seal.extend({
  id: z.int(),
  position: z.int(),
  sealed_by: z.string(),
  sealed_by_name: z.string(),
});
export type SealRow = z.infer<typeof sealRow>;
/** POST /audit/seals/ */
export const sealMade = z.object({ seal: seal.nullable() });

/** GET /audit/keys/: public keys that sealed, with the seals that they made. */
export const sealKeys = z.object({
  results: z.array(
    z.object({ key: z.string(), public_key: z.string(), first_seal: z.int(), last_seal: z.int(), since: iso }),
  ),
});
export type SealKeys = z.infer<typeof sealKeys>;

/**
 * GET /audit/receipts/: what happened on the reader's own cards and applications, newest first. `application`: its
 * number; `sealed`: a receipt would be final.
 */
export const ownEvent = z.object({
  position: z.int(),
  at: iso,
  type: z.string(),
  sentence: z.string(),
  application: z.string().nullable(),
  sealed: z.boolean(),
  code: z.string().nullable(),
});
export type OwnEvent = z.infer<typeof ownEvent>;
export const ownEvents = z.object({
  results: z.array(ownEvent),
  count: z.int(),
  next: z.string().nullable(),
  next_seal_by: iso,
});
export type OwnEvents = z.infer<typeof ownEvents>;

/** GET /audit/receipts/{position}/. `sealed_by`: when a provisional one is final at the latest, null where it is. */
export const receiptView = z.object({ receipt, code: z.string(), provisional: z.boolean(), sealed_by: iso.nullable() });
export type ReceiptView = z.infer<typeof receiptView>;

/**
 * What a check found. `verdict`: `valid`, it stands in the log and is sealed; `provisional`, it stands there and waits for the next seal; `altered`, it was
 * recorded and stands there no more as it was; `unknown`, the portal has recorded nothing like it; `forged`, the receipt contradicts itself or its seal is none
 * of ours. Of the single looks null means that there was nothing to look at.
 */
export const receiptCheck = z.object({
  verdict: z.enum(['valid', 'provisional', 'altered', 'unknown', 'forged']),
  position: z.int(),
  hash: z.string(),
  recorded_after: iso.nullable(),
  sealed_at: iso.nullable(),
  seal: z.int().nullable(),
  key: z.string().nullable(),
  sealed_by: iso.nullable(),
  looks: z.object({
    content: z.boolean().nullable(),
    path: z.boolean().nullable(),
    signature: z.boolean().nullable(),
    known: z.boolean().nullable(),
    recorded: z.boolean(),
    unchanged: z.boolean().nullable(),
  }),
});
export type ReceiptCheckView = z.infer<typeof receiptCheck>;
