import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { account } from '../account/account.ts';

/**
 * Password hashes: a table of this service's own, never an event. A row is written before the event that names it, so whatever
 * is killed in between, the credential that the account names is there; a row that no event names is worth nothing.
 */
export const credentialsTable = `
create table if not exists identity.credentials (
  credential uuid primary key,
  account text not null,
  hash text not null,
  created_at timestamptz not null default now()
);
create index if not exists credentials_account on identity.credentials (account);`;

/** Keeps hashes for accounts under new credentials, in one statement; answers the credentials in the same order. */
export async function keepHashes(
  { pool }: Pick<Host, 'pool'>,
  rows: readonly { account: string; hash: string }[],
): Promise<string[]> {
  const credentials = rows.map(() => newId());
  await pool.query(
    'insert into identity.credentials (credential, account, hash) select * from unnest($1::uuid[], $2::text[], $3::text[])',
    [credentials, rows.map(row => row.account), rows.map(row => row.hash)],
  );
  return credentials;
}

export async function hashOf({ pool }: Pick<Host, 'pool'>, credential: string | null): Promise<string | null> {
  if (credential === null) return null;
  const { rows } = await pool.query<{ hash: string }>('select hash from identity.credentials where credential = $1', [
    credential,
  ]);
  return rows[0]?.hash ?? null;
}

/** Forgets those of the credentials that the account does not name, and what a crash left behind for it more than an hour ago. */
export async function forgetReplaced(
  { pool, dispatcher }: Pick<Host, 'pool' | 'dispatcher'>,
  uid: string,
  credentials: readonly (string | null)[],
): Promise<void> {
  const { state } = await dispatcher.state(account, uid);
  await pool.query(
    `delete from identity.credentials
     where account = $1 and credential is distinct from $2::uuid and (credential = any($3::uuid[]) or created_at < now() - interval '1 hour')`,
    [uid, state.status === 'open' ? state.credential : null, credentials.filter(credential => credential !== null)],
  );
}
