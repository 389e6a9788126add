import type { Fault } from './faults.ts';
import { isSigned, genesisSealHash, sealHash, sealText, type Seal } from './seals.ts';

/** What is known of the seals from outside the database. `keys`: public keys by id; empty = this process has none to compare with. */
export interface SealEvidence {
  keys: ReadonlyMap<string, string>;
  witnessed: readonly Seal[];
}

/** Signatures, keys, order, and whether every seal that was made is there. */
export function faultsOfSeals(seals: readonly Seal[], { keys, witnessed }: SealEvidence): Fault[] {
  const faults: Fault[] = [];
  let before: Seal | undefined;
  for (const seal of seals) {
    const { number, first_position: position, last_position: to } = seal;
    if (!isSigned(seal)) faults.push({ kind: 'seal_forged', position, to, seal: number });
    else if (keys.size > 0 && keys.get(seal.key) !== seal.public_key)
      faults.push({ kind: 'seal_key_unknown', position, to, seal: number, key: seal.key });
    const follows =
      number === (before?.number ?? 0) + 1 &&
      seal.previous === (before ? sealHash(before) : genesisSealHash) &&
      position > (before?.last_position ?? 0);
    if (!follows) faults.push({ kind: 'seal_out_of_order', position, seal: number });
    before = seal;
  }
  const there = new Set(seals.map(sealText));
  for (const seal of witnessed)
    if (!there.has(sealText(seal)))
      faults.push({ kind: 'seal_missing', position: seal.last_position, seal: seal.number });
  return faults;
}
