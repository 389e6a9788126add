import { recoveryCodeCount } from '@portal/event-schemas/identity/second-factor.ts';
import type { Host } from '@portal/platform/service.ts';
import { createHmac, randomInt } from 'node:crypto';

/** None that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const code = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
const shown = (plain: string): string => `${plain.slice(0, 5)}-${plain.slice(5)}`;
/** As people type them: small, with or without the dash. */
const read = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const hashOf = ({ config }: Pick<Host, 'config'>, account: string, plain: string): string =>
  createHmac('sha256', config.deviceKey).update(`recovery code ${account} ${plain}`).digest('base64url');

/** New codes, fifty bits each, in place of those before; answered once, kept as hashes. */
export async function newCodes(host: Pick<Host, 'pool' | 'config'>, account: string): Promise<string[]> {
  const made = Array.from({ length: recoveryCodeCount }, code);
  await host.pool.query(
    `with old as (delete from identity.recovery_codes where account = $1)
     insert into identity.recovery_codes (account, hash) select $1, unnest($2::text[])`,
    [account, made.map(plain => hashOf(host, account, plain))],
  );
  return made.map(shown);
}

/** Strikes a code out; true once. */
export async function takeRecoveryCode(
  host: Pick<Host, 'pool' | 'config' | 'clock'>,
  account: string,
  typed: string,
): Promise<boolean> {
  const { rowCount } = await host.pool.query(
    'update identity.recovery_codes set used_at = $3 where account = $1 and hash = $2 and used_at is null',
    [account, hashOf(host, account, read(typed)), host.clock.now()],
  );
  return rowCount === 1;
}
