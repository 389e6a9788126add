import { hashLength } from './canonical.ts';

/** An event in the ledger: its position in the log (8 bytes, big-endian) and its hash, packed one after the other. */
export const entryLength = 8 + hashLength;

export interface Entry {
  position: number;
  hash: Buffer;
}
export const entryCount = (entries: Buffer): number => entries.length / entryLength;
export const positionAt = (entries: Buffer, index: number): number =>
  Number(entries.readBigInt64BE(index * entryLength));
export const hashAt = (entries: Buffer, index: number): Buffer =>
  entries.subarray(index * entryLength + 8, (index + 1) * entryLength);

export function* eachEntry(entries: Buffer): Generator<Entry> {
  for (let index = 0; index < entryCount(entries); index++)
    yield { position: positionAt(entries, index), hash: hashAt(entries, index) };
}
