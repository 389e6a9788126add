import { newId } from '@portal/platform/ids/ids.ts';
import { keptMailServer } from '@portal/platform/mail/mail-server.ts';
import type { Host } from '@portal/platform/service.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { OpenAccount } from '../account/account.ts';
import { mailAccounts } from '../mails.ts';

/**
 * Links by which people set their first password. The token stands in the mail alone; the table has its hash, and the account's
 * history which invitation is valid, and until when.
 */
export const invitationsTable = `
create table if not exists identity.invitations (
  invitation uuid primary key,
  account text not null,
  hash text not null unique,
  created_at timestamptz not null default now()
);`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Can mails go out, or would they only be written into a folder? */
export const canMail = async ({ config, pool }: Host): Promise<boolean> =>
  config.smtpUrl !== undefined || (await keptMailServer(pool)) !== null;

/** Makes an invitation for each account, in one statement; those before them are forgotten. Answers the tokens beside the uids. */
export async function makeInvitations(
  { pool }: Pick<Host, 'pool'>,
  accounts: readonly string[],
): Promise<{ account: string; invitation: string; token: string }[]> {
  const made = accounts.map(account => ({
    account,
    invitation: newId(),
    token: randomBytes(24).toString('base64url'),
  }));
  await pool.query('delete from identity.invitations where account = any($1)', [accounts]);
  await pool.query(
    'insert into identity.invitations (invitation, account, hash) select * from unnest($1::uuid[], $2::text[], $3::text[])',
    [made.map(({ invitation }) => invitation), accounts, made.map(({ token }) => hashOf(token))],
  );
  return made;
}

/** Whose invitation a token is; null where there is none. */
export async function invitationOf(
  { pool }: Pick<Host, 'pool'>,
  token: string,
): Promise<{ invitation: string; account: string } | null> {
  const { rows } = await pool.query<{ invitation: string; account: string }>(
    'select invitation, account from identity.invitations where hash = $1',
    [hashOf(token)],
  );
  return rows[0] ?? null;
}

export const forgetInvitation = ({ pool }: Pick<Host, 'pool'>, invitation: string): Promise<unknown> =>
  pool.query('delete from identity.invitations where invitation = $1', [invitation]);

/** Puts the mails into the outbox. `invited`: accounts as they stand now, each with its token. */
export const mailInvitations = (
  host: Host,
  invited: readonly { account: OpenAccount; to: string; token: string }[],
  request_id: string,
): Promise<void> =>
  mailAccounts(
    host,
    'invitation',
    invited.map(({ account, to, token }) => ({
      person: account.uid,
      cause: account.invited!.invitation,
      to,
      name: account.first_name,
      language: account.language,
      // The token stands behind `#`: no server and no proxy writes it into a log.
      path: `invitation#${token}`,
      params: { login: account.login },
      until: account.invited!.until,
    })),
    request_id,
  );
