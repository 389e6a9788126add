import { hash, randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafe(8 * 512);
let used = pool.length;
let lastMillisecond = 0;
let counter = 0;

const dashed = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
const hexByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * A new UUIDv7 (RFC 9562): 48 bits of time, a 12-bit counter, 62 random bits. Later ids of one process sort after earlier
 * ones, also within a millisecond and when the system clock goes back.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    lastMillisecond += 1;
    counter = 0;
  }
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const time = lastMillisecond.toString(16).padStart(12, '0');
  const r = (index: number): string => hexByte[pool[used + index]!]!;
  const variant = hexByte[(pool[used]! & 0x3f) | 0x80]!;
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${variant}${r(1)}-${r(2)}${r(3)}${r(4)}${r(5)}${r(6)}${r(7)}`;
  used += 8;
  return id;
}

/** The same namespace and name always give the same id (UUIDv8 from SHA-256): imports and keys that must be repeatable. */
export function idFrom(namespace: string, name: string): string {
  const digest = hash('sha256', `${namespace}\u0000${name}`, 'hex');
  return dashed(`${digest.slice(0, 12)}8${digest.slice(13, 16)}${variantNibble(digest)}${digest.slice(17, 32)}`);
}

/**
 * The id of a command's event number `index` (from 0): follows from the command's id, so that an append that is sent again
 * is recognised. It keeps the time of a command id that has one, so ids of neighbouring events stand together in an index.
 */
export function eventId(commandId: string, index: number): string {
  const digest = hash('sha1', `${commandId}/${index}`, 'hex');
  return `${commandId.slice(0, 13)}-8${digest.slice(0, 3)}-${variantNibble(digest)}${digest.slice(3, 6)}-${digest.slice(20, 32)}`;
}

const variantNibble = (digest: string): string => ((Number.parseInt(digest[16]!, 16) & 0x3) | 0x8).toString(16);
