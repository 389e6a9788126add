import { hash } from 'node:crypto';
import type { EncodedEvent } from './encoding.ts';
import type { PackedHashes, StoredLine } from './types.ts';

/**
 * The canonical form of an event: one line of JSON with everything that is stored of it, `data` and `meta` byte for byte. Who chains, verifies and
 * exports reads it, and whoever has the line needs SHA-256 alone to check it. PostgreSQL makes the same line by itself (postgres/lines.ts).
 */
export const lineOf = ({ id, stream, version, type, data, meta }: EncodedEvent, position: number): string =>
  `{"position":${position},"stream":${JSON.stringify(stream)},"version":${version},"type":${JSON.stringify(type)}` +
  `,"event_id":"${id}","data":${data},"meta":${meta}}`;

/** Positions (8 bytes, big-endian) and hashes of lines, one after the other, as the ledger keeps them (ledger/entries.ts). */
export function packHashes(lines: readonly StoredLine[]): PackedHashes {
  const entries = lines.flatMap(({ position, line }) => {
    const place = Buffer.alloc(8);
    place.writeBigInt64BE(BigInt(position));
    return [place, hash('sha256', line, 'buffer')];
  });
  return {
    events: lines.length,
    first_position: lines[0]?.position ?? 0,
    last_position: lines.at(-1)?.position ?? 0,
    entries: Buffer.concat(entries),
  };
}
