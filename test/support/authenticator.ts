import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** CBOR of what a key says (RFC 8949): small whole numbers, texts, bytes, maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, any>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}
const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const base64 = (content: Buffer | string): string => Buffer.from(content).toString('base64url');

/** Present, verified, and with a key of its own in the answer. */
const [present, withKey] = [0x05, 0x45];

/**
 * A passkey in software that answers as a browser does (WebAuthn level 2, ES256, no attestation). `origin`: the page that asks. `counter` is told with every
 * answer, one more each time.
 */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const data = (rp: string, flags: number, ...more: Buffer[]): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags]), count, ...more]);
  };
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const key = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ]);
  const answered = { id: base64(id), rawId: base64(id), type: 'public-key' as const };
  return {
    id: base64(id),
    make({ challenge, rp }: { challenge: string; rp: { id: string } }, from = origin) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = data(rp.id, withKey, Buffer.alloc(16), length, id, cbor(key));
      const attestation = new Map<string, string | Buffer | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]);
      return {
        ...answered,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, from)),
          attestationObject: base64(cbor(attestation)),
        },
      };
    },
    use({ challenge, rpId }: { challenge: string; rpId: string }, { from = origin, count = 1 } = {}) {
      counter += count;
      const authData = data(rpId, present);
      const client = clientData('webauthn.get', challenge, from);
      return {
        ...answered,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authData),
          signature: base64(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
