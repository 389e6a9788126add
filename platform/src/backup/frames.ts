import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** The backup cannot be read: another key, another format, changed, or cut off. */
export class UnreadableBackup extends Error {}

const magic = Buffer.from('UPB1');
const saltLength = 16;
const tagLength = 16;
const headLength = 5;
/** Bytes of text in one frame. */
const frameLength = 65_536;
const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 });
/** A frame's number is its nonce: frames cannot change places, be left out or come twice. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Encrypts a stream in frames (AES-256-GCM, a key from the passphrase and a salt of its own); the last says that it is the last. */
export async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = keyOf(passphrase, salt);
  yield Buffer.concat([magic, salt]);
  let number = 0;
  const frame = (text: Buffer, isLast: boolean): Buffer => {
    const head = Buffer.alloc(headLength);
    head.writeUInt32BE(text.length);
    head[4] = isLast ? 1 : 0;
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(head);
    const body = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([head, body, cipher.getAuthTag()]);
  };
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    while (waiting.length > frameLength) {
      yield frame(waiting.subarray(0, frameLength), false);
      waiting = waiting.subarray(frameLength);
    }
  }
  yield frame(waiting, true);
}

/** Reads so many bytes at a time off a stream; null where it ends before them. */
export function bytesOf(source: AsyncIterable<Buffer>): (length: number) => Promise<Buffer | null> {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async length => {
    while (held.length < length) {
      const next = await parts.next();
      if (next.done) return null;
      held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    }
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };
}

/** The stream that was encrypted. Throws `UnreadableBackup` where a frame is not what was written, or the last is missing. */
export async function* decrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const take = bytesOf(source);
  const start = await take(magic.length + saltLength);
  if (!start?.subarray(0, magic.length).equals(magic)) throw new UnreadableBackup('This is no backup of the portal.');
  const key = keyOf(passphrase, start.subarray(magic.length));
  for (let number = 0, isLast = false; !isLast; number++) {
    const head = await take(headLength);
    const length = head?.readUInt32BE() ?? 0;
    const body = head && length <= frameLength ? await take(length + tagLength) : null;
    if (!head || !body) throw new UnreadableBackup('The backup was cut off or changed.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(head);
    decipher.setAuthTag(body.subarray(length));
    try {
      yield Buffer.concat([decipher.update(body.subarray(0, length)), decipher.final()]);
    } catch {
      throw new UnreadableBackup(
        number === 0 ? 'The key is another one than when the backup was made.' : 'The backup was changed.',
      );
    }
    isLast = head[4] === 1;
  }
  if ((await take(1)) !== null) throw new UnreadableBackup('Something follows the end of the backup.');
}
