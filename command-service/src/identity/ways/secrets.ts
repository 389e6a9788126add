import type { Host } from '@portal/platform/service.ts';
import { sealed, unsealed } from '../sealing.ts';

/** With what the portal asks at the university's own servers: sealed with the portal's key, in no event and no answer. */
export const waySecretsTable = `
create table if not exists identity.way_secrets (
  way uuid primary key,
  secret bytea not null,
  kept_at timestamptz not null
);`;

const sealedFor = (way: string): string => `secret of way ${way}`;

export const keepSecretOf = (
  host: Pick<Host, 'pool' | 'config' | 'clock'>,
  way: string,
  secret: string,
): Promise<unknown> =>
  host.pool.query(
    `insert into identity.way_secrets (way, secret, kept_at) values ($1, $2, $3)
     on conflict (way) do update set secret = excluded.secret, kept_at = excluded.kept_at`,
    [way, sealed(host, sealedFor(way), secret), host.clock.now()],
  );

/** Null where there is none, or the portal's key is another one than when it was kept. */
export async function secretOfWay(host: Pick<Host, 'pool' | 'config'>, way: string): Promise<string | null> {
  const { rows } = await host.pool.query<{ secret: Buffer }>('select secret from identity.way_secrets where way = $1', [
    way,
  ]);
  return rows[0] ? unsealed(host, sealedFor(way), rows[0].secret) : null;
}
