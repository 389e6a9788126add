import type { ReceiptCheckView } from '@portal/event-schemas/audit/ledger-views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { limitedByAddress } from '@portal/platform/http/limited-by-address.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { eventHash } from '@portal/platform/ledger/canonical.ts';
import { checkReceipt } from '@portal/platform/ledger/receipt-check.ts';
import { lineAt, readCode, receiptFormat, recordedHash, type Receipt } from '@portal/platform/ledger/receipts.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { nextSealBy, sealNumbered, sealOver } from './seals.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const pass = limitedByAddress('receipts', 100);

/** What the receipt says of itself, and what the portal has at its place. Nothing of the event's content is told. */
async function look(db: Sql, host: CallContext['host'], receipt: Receipt): Promise<ReceiptCheckView> {
  const { position, hash } = receipt;
  const named = receipt.seal ? await sealNumbered(db, receipt.seal.number) : null;
  const { content, path, signature, known } = checkReceipt(receipt, named ? [named] : []);
  const recorded = (await recordedHash(db, position))?.toString('hex') === hash;
  const line = recorded ? await lineAt(host.log, position) : null;
  const unchanged = recorded ? line !== null && eventHash(line).toString('hex') === hash : null;
  const seal = recorded ? await sealOver(db, position) : null;
  const before = seal && seal.number > 1 ? await sealNumbered(db, seal.number - 1) : null;
  const forged = [content, path, signature, known].includes(false);
  const verdict = forged ? 'forged' : !recorded ? 'unknown' : !unchanged ? 'altered' : seal ? 'valid' : 'provisional';
  return {
    verdict,
    position,
    hash,
    recorded_after: before?.sealed_at ?? null,
    sealed_at: seal?.sealed_at ?? null,
    seal: seal?.number ?? null,
    key: seal?.key ?? null,
    sealed_by: recorded && !seal ? nextSealBy(host) : null,
    looks: { content, path, signature, known, recorded, unchanged },
  };
}

/** Open to everybody: whoever is shown a receipt can check it. */
export const receiptCheckCalls = [
  query(contracts['GET /audit/receipts/check/'], {
    summary: 'Check the code of a receipt',
    run: async input => {
      pass(input);
      const code = readCode(input.query.code);
      if (!code) throw new Refused(reject('audit.no_receipt_code', {}, { code: 'audit.no_receipt_code' }));
      return look(input.db, input.host, { format: receiptFormat, ...code, path: null, seal: null });
    },
  }),
  query(contracts['POST /audit/receipts/check/'], {
    summary: 'Check a whole receipt as it was downloaded',
    run: async input => {
      pass(input);
      return look(input.db, input.host, input.body.receipt);
    },
  }),
];
