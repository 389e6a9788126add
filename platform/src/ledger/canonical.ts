import { hash } from 'node:crypto';

export const hashLength = 32;
/** The hash before the first event. */
export const genesisHash = Buffer.alloc(hashLength);

export const sha256 = (input: string | Uint8Array): Buffer => hash('sha256', input, 'buffer');
export const sha256Hex = (input: string | Uint8Array): string => hash('sha256', input, 'hex');

/** The hash of an event is that of its canonical line (event-log/stored.ts). */
export const eventHash = (line: string): Buffer => sha256(line);

const link = Buffer.alloc(hashLength * 2);
/** The chain's next hash: over the previous one and the hash of the event. */
export function nextInChain(previous: Buffer, event: Buffer): Buffer {
  previous.copy(link, 0);
  event.copy(link, hashLength);
  return sha256(link);
}

/** The chain after all entries of a block (entries.ts): `nextInChain` over their hashes, without an object for each. */
export function chainThrough(before: Buffer, entries: Buffer, entryLength: number): Buffer {
  before.copy(link, 0);
  for (let at = entryLength - hashLength; at < entries.length; at += entryLength) {
    entries.copy(link, hashLength, at, at + hashLength);
    sha256(link).copy(link, 0);
  }
  return Buffer.from(link.subarray(0, hashLength));
}

/** The line with another position: what the same event would have been there. */
export const atPosition = (line: string, position: number): string =>
  line.replace(/^\{"position":-?\d+,/, `{"position":${position},`);
