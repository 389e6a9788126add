import type { Host } from '@portal/platform/service.ts';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = ({ config }: Pick<Host, 'config'>): Buffer =>
  Buffer.from(hkdfSync('sha256', config.deviceKey, '', 'secrets of apps', 32));

/** AES-256-GCM: nonce, tag, text. A copy of the database alone opens no account. `of`: what it belongs to, so that no row serves for another. */
export function sealed(host: Pick<Host, 'config'>, of: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(host), nonce).setAAD(Buffer.from(of));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null where the portal's key is another one than when it was sealed. */
export function unsealed(host: Pick<Host, 'config'>, of: string, content: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(host), content.subarray(0, 12)).setAAD(Buffer.from(of));
    decipher.setAuthTag(content.subarray(12, 28));
    return Buffer.concat([decipher.update(content.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
