import { rootFrom } from './merkle.ts';
import { isLineOf, type Receipt } from './receipts.ts';
import { isSigned, sealText, type Seal } from './seals.ts';

/**
 * What a receipt itself shows, without asking anybody: `content`, the enclosed event has the hash (null: none enclosed); `path`, the hash leads to the root
 * of the seal; `signature`, the seal is signed with the key that it names; `known`, that seal is one of `seals`. Null: there is nothing to check.
 */
export interface ReceiptCheck {
  content: boolean | null;
  path: boolean | null;
  signature: boolean | null;
  known: boolean | null;
}

export function checkReceipt(receipt: Receipt, seals: readonly Seal[]): ReceiptCheck {
  const { position, hash, event, path, seal } = receipt;
  const content = event === undefined ? null : isLineOf(event, hash) && positionOf(event) === position;
  if (!seal || !path) return { content, path: null, signature: null, known: null };
  const within = position >= seal.first_position && position <= seal.last_position;
  return {
    content,
    path: within && rootFrom(Buffer.from(hash, 'hex'), path).toString('hex') === seal.root,
    signature: isSigned(seal),
    known: seals.some(
      one => one.key === seal.key && one.signature === seal.signature && sealText(one) === sealText(seal),
    ),
  };
}

const positionOf = (line: string): number | null => {
  const found = /^\{"position":(\d+),/.exec(line);
  return found ? Number(found[1]) : null;
};
