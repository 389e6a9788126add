import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';

interface Keeping {
  config: Pick<Config, 'deviceKey'>;
}

/**
 * Secrets that have to be read again, sealed with the portal's own key (AES-256-GCM: nonce, tag, text): a copy of the database alone gives none away.
 * `purpose` keeps kinds of secrets apart; `of`: what a secret belongs to, so that no row serves for another.
 */
export function sealing(purpose: string) {
  const keyOf = ({ config }: Keeping): Buffer => Buffer.from(hkdfSync('sha256', config.deviceKey, '', purpose, 32));
  return {
    sealed(host: Keeping, of: string, secret: string): Buffer {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(host), nonce).setAAD(Buffer.from(of));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    /** Null where the portal's key is another one than when it was sealed. */
    unsealed(host: Keeping, of: string, content: Buffer): string | null {
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(host), content.subarray(0, 12)).setAAD(Buffer.from(of));
        decipher.setAuthTag(content.subarray(12, 28));
        return Buffer.concat([decipher.update(content.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
