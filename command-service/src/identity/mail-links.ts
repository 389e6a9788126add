import type { Host } from '@portal/platform/service.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { account, type Account } from './account/account.ts';

/**
 * Whose the link of a mail is. Links hold no secret here: theirs follows from their uid and the portal's key, so that a mail that is made twice has the
 * same one; what a link is good for stands in the account's history.
 */
export const mailLinksTable = `
create table if not exists identity.mail_links (
  link uuid primary key,
  account text not null,
  created_at timestamptz not null
);
create index if not exists mail_links_created on identity.mail_links (created_at);`;

/** So long it is known of a link that it was used, replaced or is too old. */
const keptDays = 30;

export const keepLink = ({ pool, clock }: Pick<Host, 'pool' | 'clock'>, link: string, of: string): Promise<unknown> =>
  pool.query(
    `with old as (delete from identity.mail_links where created_at < $3::timestamptz - make_interval(days => $4))
     insert into identity.mail_links (link, account, created_at) values ($1, $2, $3) on conflict do nothing`,
    [link, of, clock.now(), keptDays],
  );

/** Whose link it is, and their account as it stands; nobody's where it is none. */
export async function accountOfLink(
  { pool, dispatcher }: Pick<Host, 'pool' | 'dispatcher'>,
  link: string,
): Promise<Account> {
  const { rows } = await pool.query<{ account: string }>('select account from identity.mail_links where link = $1', [
    link,
  ]);
  return rows[0] ? (await dispatcher.state(account, rows[0].account)).state : account.initialState();
}

/** The secret of a link; it stands behind `#`, where no server and no log sees it. `what`: links of one kind open nothing of another. */
export const secretOf = ({ config }: Pick<Host, 'config'>, what: string, link: string): string =>
  createHmac('sha256', config.deviceKey).update(`${what} ${link}`).digest('base64url');

export function isSecretOf(host: Pick<Host, 'config'>, what: string, link: string, given: string): boolean {
  const [right, typed] = [Buffer.from(secretOf(host, what, link)), Buffer.from(given)];
  return right.length === typed.length && timingSafeEqual(right, typed);
}
