import { sealing } from '@portal/platform/keys/sealed.ts';
import type { Host } from '@portal/platform/service.ts';

/**
 * What second factors are checked with: secrets of apps, sealed with the portal's key, and public keys of passkeys. Which of them are good the account's
 * history says; a row that it does not name is one that nobody has confirmed. `last_step`: of an app, the last code that was used.
 */
export const factorsTable = `
create table if not exists identity.second_factors (
  factor uuid primary key,
  account text not null,
  kind text not null check (kind in ('totp', 'passkey')),
  secret bytea not null,
  credential_id text unique,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  last_step bigint not null default 0,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index if not exists second_factors_account on identity.second_factors (account);
create table if not exists identity.recovery_codes (
  account text not null,
  hash text not null,
  used_at timestamptz,
  primary key (account, hash)
);
create table if not exists identity.trusted_devices (
  account text not null,
  device text not null,
  until timestamptz not null,
  primary key (account, device)
);
create table if not exists identity.passkey_challenges (
  session text not null,
  purpose text not null,
  challenge text not null,
  until timestamptz not null,
  primary key (session, purpose)
);`;

/** A row as it is read. */
export interface Factor {
  factor: string;
  kind: 'totp' | 'passkey';
  secret: Buffer;
  credential_id: string | null;
  counter: number;
  transports: string[];
  last_step: number;
  last_used_at: Date | null;
}
const columns =
  'factor, kind, secret, credential_id, counter::float8 as counter, transports, last_step::float8 as last_step, last_used_at';

/** Rows of an account, of these factors alone. */
export async function factorsOf(
  { pool }: Pick<Host, 'pool'>,
  account: string,
  named: readonly { factor: string }[],
): Promise<Factor[]> {
  const { rows } = await pool.query<Factor>(
    `select ${columns} from identity.second_factors where account = $1 and factor = any($2::uuid[])`,
    [account, named.map(({ factor }) => factor)],
  );
  return rows;
}

/** Forgets what the account does not name, an hour after it was begun; `all`: whatever there is, with codes and remembered devices. */
export async function forgetFactors(
  { pool, clock }: Pick<Host, 'pool' | 'clock'>,
  account: string,
  named: readonly { factor: string }[],
  { all = false } = {},
): Promise<void> {
  await pool.query(
    `delete from identity.second_factors where account = $1 and factor <> all($2::uuid[])
       and ($3 or created_at < $4::timestamptz - interval '1 hour')`,
    [account, named.map(({ factor }) => factor), all, clock.now()],
  );
  if (named.length > 0) return;
  await pool.query('delete from identity.recovery_codes where account = $1', [account]);
  await pool.query('delete from identity.trusted_devices where account = $1', [account]);
}

/** A copy of the database alone opens no account. */
export const { sealed, unsealed } = sealing('secrets of apps');
