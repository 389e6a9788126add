import type { Host } from '@portal/platform/service.ts';
import type { Device } from '@portal/platform/sessions/device.ts';
import { createHash } from 'node:crypto';

type Hosting = Pick<Host, 'pool' | 'clock'>;
const digest = (device: string): string => createHash('sha256').update(device).digest('hex');

/** Nothing but the password is asked for in this browser until then. */
export async function trust(host: Hosting, account: string, device: string, days: number): Promise<void> {
  if (days === 0) return;
  await host.pool.query(
    `with old as (delete from identity.trusted_devices where until <= $3 and (account, device) <> ($1, $2))
     insert into identity.trusted_devices (account, device, until) values ($1, $2, $3::timestamptz + make_interval(days => $4))
     on conflict (account, device) do update set until = excluded.until`,
    [account, digest(device), host.clock.now(), days],
  );
}

export async function isTrusted(host: Hosting, account: string, device: Device | null): Promise<boolean> {
  if (!device) return false;
  const { rowCount } = await host.pool.query(
    'select 1 from identity.trusted_devices where account = $1 and device = $2 and until > $3',
    [account, digest(device.id), host.clock.now()],
  );
  return rowCount === 1;
}

/** After a new password, too: whoever had the old one may sit at a browser that is remembered. */
export const forgetDevices = ({ pool }: Pick<Host, 'pool'>, account: string): Promise<unknown> =>
  pool.query('delete from identity.trusted_devices where account = $1', [account]);

export async function countDevices(host: Hosting, account: string): Promise<number> {
  const { rows } = await host.pool.query<{ devices: number }>(
    'select count(*)::int as devices from identity.trusted_devices where account = $1 and until > $2',
    [account, host.clock.now()],
  );
  return rows[0]!.devices;
}
