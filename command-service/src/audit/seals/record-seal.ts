import type { AuditEvent } from '@portal/event-schemas/audit/events.ts';
import type { SealData } from '@portal/event-schemas/audit/ledger.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { isSigned, genesisSealHash, sealHash } from '@portal/platform/ledger/seals.ts';

/** Stream `ledger-seals`: every seal, in its order. */
export const ledger: Aggregate<{ last: SealData | null }, AuditEvent> = {
  name: 'ledger',
  initialState: () => ({ last: null }),
  evolve: (state, { type, data }) => (type === 'LedgerSealed' ? { last: data } : state),
};
export const ledgerId = 'seals';

/** Records a seal that was made: it is signed, and it follows the last one without a gap. Of two that were made at once the later is refused. */
export const RecordSeal = defineCommand({
  type: 'RecordSeal',
  aggregates: [ledger],
  ids: (_seal: SealData) => [ledgerId],
  decide(seal, [{ last }]) {
    const follows =
      seal.number === (last?.number ?? 0) + 1 &&
      seal.previous === (last ? sealHash(last) : genesisSealHash) &&
      seal.first_position > (last?.last_position ?? 0);
    if (!follows) return reject('audit.seal_out_of_order', { number: seal.number });
    if (!isSigned(seal)) return reject('audit.seal_not_signed', { number: seal.number });
    return [[{ type: 'LedgerSealed' as const, data: seal }]];
  },
});
