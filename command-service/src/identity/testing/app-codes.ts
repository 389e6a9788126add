import { generateSync } from 'otplib';

/** What an app shows for a secret at a moment. */
export const codeOf = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
