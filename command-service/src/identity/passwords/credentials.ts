import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';

/**
 * Password hashes: a table of this service's own, never an event. A row is written before the event that names it, so whatever
 * is killed in between, the credential that the account names is there; a row that no event names is worth nothing.
 */
export const credentialsTable = `
create table if not exists identity.credentials (
  credential uuid primary key,
  account uuid not null,
  hash text not null,
  created_at timestamptz not null default now()
);
create index if not exists credentials_account on identity.credentials (account);`;

type Database = Pick<Host, 'pool'>;

/** Keeps hashes for accounts under new credentials, in one statement; answers the credentials in the same order. */
export async function keepHashes({ pool }: Database, rows: readonly { account: string; hash: string }[]): Promise<string[]> {
  const credentials = rows.map(() => newId());
  await pool.query('insert into identity.credentials (credential, account, hash) select * from unnest($1::uuid[], $2::uuid[], $3::text[])', [
    credentials, rows.map(row => row.account), rows.map(row => row.hash),
  ]);
  return credentials;
}

export async function hashOf({ pool }: Database, credential: string | null): Promise<string | null> {
  if (credential === null) return null;
  const { rows } = await pool.query<{ hash: string }>('select hash from identity.credentials where credential = $1', [credential]);
  return rows[0]?.hash ?? null;
}

/** Forgets a credential that was replaced or refused, and what crashes left behind for the account more than an hour ago. `keep`: the valid one. */
export async function forgetHashes({ pool }: Database, account: string, gone: string | null, keep: string | null): Promise<void> {
  await pool.query(
    `delete from identity.credentials where account = $1 and credential is distinct from $3::uuid and (credential = $2 or created_at < now() - interval '1 hour')`,
    [account, gone, keep],
  );
}
