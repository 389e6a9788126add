import { createHash, randomBytes } from 'node:crypto';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { openFirstAdministrator } from './account/first-administrator.ts';

/**
 * The link by which a new portal's first administrator is made. Its token is printed at the start and kept nowhere; the table has its hash. It works
 * until there is an administrator, or until a day after its start; each start of a portal without one prints a new link.
 */
export const setupLinksTable = `
create table if not exists identity.setup_links (
  hash text primary key,
  created_at timestamptz not null default now()
);`;

const tokens = new WeakMap<Host, string>();
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Would the portal take a first administrator? */
async function isOpen({ dispatcher }: Host): Promise<boolean> {
  const nobody = { last_name: '-', first_name: '-', middle_name: '', email: '', phone: '' };
  const account = newId();
  const { steps } = await dispatcher.dryRun(
    [
      {
        definition: openFirstAdministrator,
        data: {
          ...nobody,
          account,
          login: account,
          roles: ['org_admin'],
          credential: null,
          must_change_password: true,
        },
      },
    ],
    { actor: { id: systemActor, roles: [systemActor] }, locale: 'en', correlation_id: account },
  );
  return steps.every(({ outcome }) => outcome.ok);
}

/** Makes the link of this start, where the portal has no administrator yet. */
export async function makeSetupLink(host: Host): Promise<void> {
  if (host.config.demo) return;
  const hasAdministrator = !(await isOpen(host));
  await host.pool.query(`delete from identity.setup_links where $1 or created_at < now() - interval '1 day'`, [
    hasAdministrator,
  ]);
  if (hasAdministrator) return;
  const token = randomBytes(24).toString('base64url');
  await host.pool.query('insert into identity.setup_links (hash) values ($1)', [hashOf(token)]);
  tokens.set(host, token);
}

export async function isSetupToken({ pool }: Host, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from identity.setup_links where hash = $1 and created_at > now() - interval '1 day'`,
    [hashOf(token)],
  );
  return rowCount === 1;
}

/** The token stands behind `#`: no server and no proxy writes it into a log. */
export function setupLinkOf(host: Host): string | null {
  const token = tokens.get(host);
  return token ? `${host.config.publicUrl ?? host.url}/ru/setup/administrator#${token}` : null;
}
