import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { sealed, unsealed } from '../sealing.ts';
import type { Factor } from './factors.ts';

/** Seconds by which an app's clock may be wrong: a code more in each direction. */
const tolerance = 30;
type Hosting = Pick<Host, 'pool' | 'config' | 'clock'>;

/** A secret for an app. It counts for nothing until a code of the app was seen. */
export async function beginTotp(
  host: Hosting,
  { account, login, university }: { account: string; login: string; university: string },
): Promise<{ factor: string; secret: string; uri: string }> {
  const factor = newId();
  const secret = generateSecret();
  await host.pool.query(
    `insert into identity.second_factors (factor, account, kind, secret, created_at) values ($1, $2, 'totp', $3, $4)`,
    [factor, account, sealed(host, factor, secret), host.clock.now()],
  );
  return { factor, secret, uri: generateURI({ issuer: university, label: login, secret }) };
}

/** Is this a code of the app that was not used yet? Then it is used with this: of two who bring the same one gets in. */
export async function takeCode(host: Hosting, { factor, secret, last_step }: Factor, code: string): Promise<boolean> {
  const plain = /^\d{6}$/.test(code) ? unsealed(host, factor, secret) : null;
  if (plain === null) return false;
  const now = host.clock.now();
  const result = verifySync({
    secret: plain,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: tolerance,
    ...(last_step > 0 ? { afterTimeStep: last_step } : {}),
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { rowCount } = await host.pool.query(
    'update identity.second_factors set last_step = $2, last_used_at = $3 where factor = $1 and last_step < $2',
    [factor, result.timeStep, now],
  );
  return rowCount === 1;
}
