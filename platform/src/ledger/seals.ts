import { createPublicKey, verify } from 'node:crypto';
import { sha256Hex } from './canonical.ts';
import type { LedgerLog } from './log.ts';

/**
 * A signed statement that the events from the one position to the other stood in the log, in this order, at that moment. Hashes are hex. `chain`: the chain
 * after the last event; `root`: of the Merkle tree over the event hashes; `previous`: hash of the seal before (zeros for the first); `key`: its id;
 * `public_key`: SPKI, base64; `signature`: Ed25519 over `sealText`, base64.
 */
export interface Seal {
  number: number;
  first_position: number;
  last_position: number;
  events: number;
  chain: string;
  root: string;
  previous: string;
  sealed_at: string;
  key: string;
  public_key: string;
  signature: string;
}

/** Where seals are recorded: as events of one stream, so that each is chained and sealed by the next. */
export const sealStream = 'ledger-seals';
export const sealEvent = 'LedgerSealed';

/** What is signed, byte for byte. */
export const sealText = ({
  number,
  first_position,
  last_position,
  events,
  chain,
  root,
  previous,
  sealed_at,
  key,
}: Omit<Seal, 'public_key' | 'signature'>): string =>
  JSON.stringify({
    format: 'portal-seal-1',
    number,
    first_position,
    last_position,
    events,
    chain,
    root,
    previous,
    sealed_at,
    key,
  });

export const sealHash = (seal: Seal): string => sha256Hex(sealText(seal));
/** What the first seal has for the hash of the one before. */
export const genesisSealHash = '0'.repeat(64);

/** A key's id: the first 16 bytes of the hash of its public half. */
export const keyId = (publicKey: string): string => sha256Hex(Buffer.from(publicKey, 'base64')).slice(0, 32);

/** Is the signature that of the key that the seal names? Says nothing of whose key it is. */
export function isSigned(seal: Seal): boolean {
  try {
    if (keyId(seal.public_key) !== seal.key) return false;
    const key = createPublicKey({ key: Buffer.from(seal.public_key, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(sealText(seal)), key, Buffer.from(seal.signature, 'base64'))
    );
  } catch {
    return false;
  }
}

/** The seals as the log has them, with the positions of their events. */
export async function sealsInLog(log: LedgerLog): Promise<{ position: number; seal: Seal }[]> {
  const events = await log.read(sealStream);
  return events
    .filter(({ type }) => type === sealEvent)
    .map(({ position, data }) => ({ position, seal: data as unknown as Seal }));
}

export const lastSeal = async (log: LedgerLog): Promise<{ position: number; seal: Seal } | null> =>
  (await sealsInLog(log)).at(-1) ?? null;
