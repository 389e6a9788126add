import {
  captchaChallenge,
  type CaptchaChallenge,
  type CaptchaPurpose,
} from '@portal/event-schemas/identity/recovery.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Tasks that were handed in: each is good once. A row may go when its task is too old anyway. */
export const captchasTable = `
create table if not exists identity.captchas_used (
  nonce text primary key,
  until timestamptz not null
);
create index if not exists captchas_used_until on identity.captchas_used (until);`;

/** About 4,000 tries of 50 rounds: half a second of a computer, some of a phone; the check is one try. */
const work = { algorithm: 'SHA-256', cost: 50, keyPrefix: '000' };
const minutes = 10;

type Hosting = Pick<Host, 'config' | 'clock' | 'pool'>;
const secret = ({ config }: Pick<Host, 'config'>): string =>
  createHmac('sha256', config.deviceKey).update('captcha').digest('base64url');

/** A task for a visitor's computer, signed by the portal; nothing of it is kept until it is handed in. */
export async function makeCaptcha(host: Hosting, purpose: CaptchaPurpose): Promise<CaptchaChallenge> {
  const until = host.clock.now().getTime() + minutes * 60_000;
  const { parameters, signature } = await createChallenge({
    ...work,
    deriveKey,
    data: { purpose, until },
    hmacSignatureSecret: secret(host),
  });
  return captchaChallenge.parse({ parameters, signature });
}

const handedIn = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});
type HandedIn = z.infer<typeof handedIn>;

function read(text: string): HandedIn | null {
  try {
    return handedIn.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Throws `identity.invalid_captcha` unless it is the worked out task of this portal, for this purpose, in its time, and for the first time. */
export async function checkCaptcha(host: Hosting, purpose: CaptchaPurpose, text: string): Promise<void> {
  const answer = read(text);
  if (!answer || !(await isWorkedOut(host, purpose, answer)) || !(await isNew(host, answer)))
    throw new Refused(reject('identity.invalid_captcha'));
}

async function isWorkedOut(
  host: Hosting,
  purpose: CaptchaPurpose,
  { challenge, solution }: HandedIn,
): Promise<boolean> {
  const { data } = challenge.parameters;
  if (data.purpose !== purpose || data.until <= host.clock.now().getTime()) return false;
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret(host) })).verified;
}

async function isNew({ pool, clock }: Hosting, { challenge: { parameters } }: HandedIn): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with old as (delete from identity.captchas_used where nonce in (select nonce from identity.captchas_used where until < $3 limit 100))
     insert into identity.captchas_used (nonce, until) values ($1, $2) on conflict do nothing`,
    [parameters.nonce, new Date(parameters.data.until), clock.now()],
  );
  return rowCount === 1;
}
