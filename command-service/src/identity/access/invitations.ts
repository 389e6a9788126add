import { invitationMail } from '@portal/event-schemas/identity/invitation-mail.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { renderMail } from '@portal/platform/mail/layout.ts';
import { enqueueMails } from '@portal/platform/mail/mail-job.ts';
import { keptMailServer } from '@portal/platform/mail/mail-server.ts';
import { insertMails } from '@portal/platform/mail/outbox.ts';
import type { Host } from '@portal/platform/service.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { OpenAccount } from '../account/account.ts';

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
export async function mailInvitations(
  host: Host,
  invited: readonly { account: OpenAccount; to: string; token: string }[],
  { locale, name, request_id }: { locale: Locale; name: string | null; request_id: string },
): Promise<void> {
  const portal = (host.config.publicUrl ?? host.url ?? '').replace(/\/$/, '');
  const show = formatter(host.config.timeZone);
  const mails = invited.map(({ account, to, token }) => {
    const reader = account.language ?? locale;
    return {
      person: account.uid,
      cause: account.invited!.invitation,
      to,
      ...renderMail(
        invitationMail({
          locale: reader,
          name: account.first_name,
          university: name,
          login: account.login,
          until: show(account.invited!.until, reader),
          // The token stands behind `#`: no server and no proxy writes it into a log.
          url: `${portal}/${reader}/invitation#${token}`,
        }),
      ),
    };
  });
  await enqueueMails(host.jobs, await insertMails(mails, host.pool, request_id), { request_id });
}
