import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { readOrCreateSecretFile } from '../config/secret-file.ts';

/** What a link in a mail ends: mails about a topic to a person. */
export interface Unsubscribing {
  person: string;
  topic: string;
}

/** The key lies beside what the processes share; a new one ends the links of older mails. */
const keyOf = ({ data }: Pick<Config, 'data'>): Buffer =>
  Buffer.from(readOrCreateSecretFile(path.join(data, 'mail-key'), () => randomBytes(32).toString('hex')).trim(), 'hex');
const signature = (config: Pick<Config, 'data'>, text: string): Buffer =>
  createHmac('sha256', keyOf(config)).update(`unsubscribe ${text}`).digest();

/** `<person>.<topic>.<signature>`: holds without a session and without an end, as the mail may be read years later. */
export const unsubscribeToken = (config: Pick<Config, 'data'>, { person, topic }: Unsubscribing): string =>
  `${person}.${topic}.${signature(config, `${person}.${topic}`).toString('base64url')}`;

/** What the token ends; null where it was not made here. */
export function readUnsubscribeToken(config: Pick<Config, 'data'>, token: string): Unsubscribing | null {
  const [, person, topic, given] = /^([\w-]{1,100})\.(\w{1,50})\.([\w-]{43})$/.exec(token) ?? [];
  if (!person || !topic || !given) return null;
  return timingSafeEqual(signature(config, `${person}.${topic}`), Buffer.from(given, 'base64url'))
    ? { person, topic }
    : null;
}
