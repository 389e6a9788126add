import { generateKeyPairSync, sign } from 'node:crypto';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { SealData } from '@portal/event-schemas/audit/ledger.ts';
import { keyId, genesisSealHash, sealHash, sealText } from '@portal/platform/ledger/seals.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { RecordSeal } from './record-seal.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const sealOf = (changes: Partial<SealData> = {}): SealData => {
  const unsigned = {
    number: 1,
    first_position: 1,
    last_position: 20,
    events: 20,
    chain: 'a'.repeat(64),
    root: 'b'.repeat(64),
    previous: genesisSealHash,
    sealed_at: '2026-09-01T18:05:00.000Z',
    key: keyId(public_key),
    ...changes,
  };
  return {
    ...unsigned,
    public_key,
    signature: sign(null, Buffer.from(sealText(unsigned)), privateKey).toString('base64'),
    ...changes,
  };
};
const first = sealOf();
const second = sealOf({ number: 2, first_position: 21, last_position: 40, previous: sealHash(first) });
const sealed = (data: SealData) => ({ type: 'LedgerSealed' as const, data });

describe('a seal', () => {
  it('that is signed and follows the last one is recorded', () => {
    expect(given([]).when(RecordSeal, first)).toEqual([[sealed(first)]]);
    expect(given([sealed(first)]).when(RecordSeal, second)).toEqual([[sealed(second)]]);
  });
  it.each([
    ['made twice', [sealed(first), sealed(second)], second],
    ['with a gap', [sealed(first)], sealOf({ number: 3, first_position: 41, previous: sealHash(second) })],
    [
      'that knows another one before it',
      [sealed(first)],
      sealOf({ number: 2, first_position: 21, previous: genesisSealHash }),
    ],
    [
      'over events that are sealed already',
      [sealed(first)],
      sealOf({ number: 2, first_position: 20, previous: sealHash(first) }),
    ],
  ])('%s is refused', (_what, before, seal) => {
    expect(given(before).when(RecordSeal, seal)).toEqual(reject('audit.seal_out_of_order', { number: seal.number }));
  });
  it.each([
    ['whose text was changed', { ...first, events: 19 }],
    ['with the signature of another', { ...first, signature: second.signature }],
    ['that names another key', { ...first, key: '0'.repeat(32) }],
  ])('%s is refused', (_what, seal) => {
    expect(given([]).when(RecordSeal, seal)).toEqual(reject('audit.seal_not_signed', { number: 1 }));
  });
});
