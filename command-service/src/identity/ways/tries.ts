import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { briefCookie, setBriefCookie } from '@portal/platform/sessions/cookies.ts';
import type { Host } from '@portal/platform/service.ts';
import { createHash, randomBytes } from 'node:crypto';
import { sealed, unsealed } from '../sealing.ts';

/**
 * Log-ins that were begun here and go on at a server of the university. A row is good once, for ten minutes, and in the browser that began: what comes back is
 * worth nothing elsewhere, so nobody can be logged in to an account of somebody else's choice.
 */
export const wayTriesTable = `
create table if not exists identity.way_tries (
  state text primary key,
  way uuid not null,
  browser text not null,
  secrets bytea not null,
  locale text not null,
  account text,
  session text,
  until timestamptz not null
);
create index if not exists way_tries_until on identity.way_tries (until);`;

const minutes = 10;
const cookie = 'portal_way';
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the portal alone knows of a log-in under way: with SAML the name of its request is the nonce, and there is no verifier. */
export interface Secrets {
  nonce: string;
  verifier: string;
}
/** `linking`: who is logged in and wants to add the way, in which session. */
export interface Try {
  way: string;
  secrets: Secrets;
  linking: { account: string; session: string } | null;
}

export async function keepTry(
  { host, locale, raw: { request, reply } }: Pick<CallContext, 'host' | 'locale' | 'raw'>,
  state: string,
  { way, secrets, linking }: Try,
): Promise<void> {
  const browser = briefCookie(request.cookies, cookie, host.config.secure) ?? randomBytes(24).toString('base64url');
  setBriefCookie(reply, cookie, browser, { secure: host.config.secure, seconds: minutes * 60 });
  const key = digest(state);
  await host.pool.query(
    `with old as (delete from identity.way_tries where until < $8)
     insert into identity.way_tries (state, way, browser, secrets, locale, account, session, until)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz + make_interval(mins => $9))`,
    [
      ...[key, way, digest(browser), sealed(host, `try ${key}`, JSON.stringify(secrets)), locale],
      ...[linking?.account ?? null, linking?.session ?? null, host.clock.now(), minutes],
    ],
  );
}

/** In which language the log-in was begun, for the page to which the browser comes back. */
export async function localeOf({ pool }: Pick<Host, 'pool'>, state: string): Promise<Locale | null> {
  const { rows } = await pool.query<{ locale: string }>('select locale from identity.way_tries where state = $1', [
    digest(state),
  ]);
  return locales.find(one => one === rows[0]?.locale) ?? null;
}

/** Takes the log-in that comes back, once; throws `identity.way_begin_again` where it is none of this browser's. */
export async function takeTry(
  { host, raw: { request } }: Pick<CallContext, 'host' | 'raw'>,
  state: string,
): Promise<Try> {
  const key = digest(state);
  const browser = briefCookie(request.cookies, cookie, host.config.secure);
  const { rows } = await host.pool.query<{
    way: string;
    secrets: Buffer;
    account: string | null;
    session: string | null;
    good: boolean;
  }>(
    `delete from identity.way_tries where state = $1 and browser = $2
     returning way, secrets, account, session, until > $3 as good`,
    [key, digest(browser ?? ''), host.clock.now()],
  );
  const row = rows[0];
  const secrets = row?.good ? unsealed(host, `try ${key}`, row.secrets) : null;
  if (!row || secrets === null) throw new Refused(reject('identity.way_begin_again'));
  return {
    way: row.way,
    secrets: JSON.parse(secrets) as Secrets,
    linking: row.account && row.session ? { account: row.account, session: row.session } : null,
  };
}
