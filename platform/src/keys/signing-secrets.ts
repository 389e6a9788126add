import { randomBytes } from 'node:crypto';
import type { Host } from '../service.ts';
import { newId } from '../ids/ids.ts';
import { sealing } from './sealed.ts';

const { sealed, unsealed } = sealing('secrets of webhooks');
/** As receivers' libraries take it (Standard Webhooks). */
const prefix = 'whsec_';

/** Makes a secret of 256 random bits. Its text is told once, here; nothing is signed with it before the holder's record names its uid. */
export async function makeSigningSecret(
  host: Pick<Host, 'pool' | 'config'>,
  holder: string,
  now: Date,
): Promise<{ uid: string; key: string }> {
  const key = `${prefix}${randomBytes(32).toString('base64')}`;
  const uid = newId();
  await host.pool.query('insert into platform.signing_secrets (uid, holder, secret, made_at) values ($1, $2, $3, $4)', [
    uid,
    holder,
    sealed(host, uid, key),
    now,
  ]);
  return { uid, key };
}

/** The bytes of these secrets, in the order of the uids; what cannot be opened with the portal's key is left out. */
export async function signingSecrets(
  host: Pick<Host, 'pool' | 'config'>,
  uids: readonly string[],
): Promise<readonly Buffer[]> {
  const { rows } = await host.pool.query<{ uid: string; secret: Buffer }>(
    'select uid, secret from platform.signing_secrets where uid = any($1)',
    [uids],
  );
  const kept = new Map(rows.map(row => [row.uid, unsealed(host, row.uid, row.secret)]));
  return uids.flatMap(uid => {
    const key = kept.get(uid);
    return key ? [Buffer.from(key.slice(prefix.length), 'base64')] : [];
  });
}

/** Forgets keys and secrets of a holder that its record names no longer, an hour after they were made. */
export async function forgetKeys(
  { pool, clock }: Pick<Host, 'pool' | 'clock'>,
  holder: string,
  named: readonly string[],
): Promise<void> {
  for (const table of ['access_keys', 'signing_secrets'])
    await pool.query(
      `delete from platform.${table} where holder = $1 and uid <> all($2) and made_at < $3::timestamptz - interval '1 hour'`,
      [holder, named, clock.now()],
    );
}
