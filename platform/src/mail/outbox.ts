import type { Pool } from 'pg';
import { idFrom } from '../ids/ids.ts';
import type { Sql } from '../projections/types.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { Mail } from './types.ts';
/**
 * Mails and what became of them. A mail is claimed (`sending`), goes out, and is marked `sent`; its content is kept until then. `failed` is a dead letter:
 * a person has to look. `no_address`: there was nowhere to send it. `free_at`: from when on it may be taken up by somebody else. `unknown`: how often its
 * outcome was not learnt (docs/decisions/0011).
 */
export const mailTables: Migration = {
  name: 'platform.mails',
  as: 'app',
  sql: `
create table if not exists platform.mails (
  id text primary key,
  person text not null,
  cause text not null,
  batch text,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'no_address')),
  content jsonb,
  request_id text,
  attempts int not null default 0,
  unknown int not null default 0,
  error text,
  free_at timestamptz not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (person, cause)
);
create index if not exists mails_open on platform.mails (free_at) where state in ('waiting', 'sending');
create index if not exists mails_batch on platform.mails (batch, state) where batch is not null;
create index if not exists mails_created on platform.mails using brin (created_at);
drop table if exists platform.mails_sent;
`,
};

/** Attempts of one mail, and the pause before the second in milliseconds; it doubles: the last comes after about an hour and a half. */
export const mailAttempts = 10;
export const mailBackoff = 10_000;
/** How often a mail may be sent again although an earlier try may have arrived. */
const unknownMax = 1;

export const mailId = ({ person, cause }: Pick<Mail, 'person' | 'cause'>): string =>
  idFrom('mail', `${person} ${cause}`);

/** Puts mails in, one for each person and cause whatever is repeated. Answers the ids of those that are new and have an address. */
export async function insertMails(mails: readonly Mail[], db: Sql, request_id?: string): Promise<string[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(mail => ({
    ...mail,
    id: mailId(mail),
    state: mail.to ? 'waiting' : 'no_address',
    content: mail.to ? contentOf(mail) : null,
    batch: mail.batch ?? null,
    request_id: request_id ?? null,
  }));
  const put = await db.query<{ id: string; state: string }>(
    `insert into platform.mails (id, person, cause, batch, state, content, request_id, free_at)
     select id, person, cause, batch, state, content, request_id, now() + interval '30 seconds'
     from json_to_recordset($1::json) as new(id text, person text, cause text, batch text, state text, content jsonb, request_id text)
     on conflict do nothing returning id, state`,
    [JSON.stringify(rows)],
  );
  return put.rows.filter(row => row.state === 'waiting').map(row => row.id);
}
const contentOf = ({ to, subject, text, html, reply_to, unsubscribe }: Mail) => ({
  to,
  subject,
  text,
  ...(html ? { html } : {}),
  ...(reply_to ? { reply_to } : {}),
  ...(unsubscribe ? { unsubscribe } : {}),
});

/**
 * Puts mails in anew that did not arrive, with what they say and where they go today; what is sent or under way stays.
 * Answers the ids of those that have an address.
 */
export async function reissueMails(mails: readonly Mail[], db: Sql): Promise<string[]> {
  const rows = mails.map(mail => ({
    id: mailId(mail),
    state: mail.to ? 'waiting' : 'no_address',
    content: mail.to ? contentOf(mail) : null,
  }));
  const { rows: renewed } = await db.query<{ id: string; state: string }>(
    `update platform.mails m set state = new.state, content = new.content, attempts = 0, unknown = 0, error = null, free_at = now() + interval '30 seconds'
     from json_to_recordset($1::json) as new(id text, state text, content jsonb)
     where m.id = new.id and m.state in ('failed', 'no_address')
     returning m.id, m.state`,
    [JSON.stringify(rows)],
  );
  return renewed.filter(row => row.state === 'waiting').map(row => row.id);
}

/** Takes a mail for sending; null when it is sent, given up, or in somebody's hands. One whose outcome was not learnt too often is given up. */
export async function claimMail(pool: Pool, id: string): Promise<Mail | null> {
  const { rows } = await pool.query<Mail & { content: Omit<Mail, 'person' | 'cause'> | null; state: string }>(
    `update platform.mails set attempts = attempts + 1, unknown = unknown + (state = 'sending')::int, free_at = now() + interval '2 minutes',
       state = case when state = 'sending' and unknown >= $2 then 'failed' else 'sending' end,
       error = case when state = 'sending' and unknown >= $2 then 'whether it arrived is not known' else error end
     where id = $1 and (state = 'waiting' or (state = 'sending' and free_at <= now())) returning person, cause, content, state`,
    [id, unknownMax],
  );
  const row = rows[0];
  return row?.state === 'sending' && row.content ? { person: row.person, cause: row.cause, ...row.content } : null;
}

export const markSent = (pool: Pool, id: string): Promise<unknown> =>
  pool.query(`update platform.mails set state = 'sent', sent_at = now(), content = null, error = null where id = $1`, [
    id,
  ]);

/** Notes why it did not go out. `final`: another try would end alike. `isUnknown`: the server may have taken it. Answers whether it will be tried again. */
export async function markRefused(
  pool: Pool,
  id: string,
  error: string,
  { final, isUnknown }: { final: boolean; isUnknown: boolean },
): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>(
    `update platform.mails set error = $2, unknown = unknown + $4::int,
       state = case when $3 or attempts >= $5 or unknown + $4::int > $6 then 'failed' else 'waiting' end,
         free_at = now() + least(2 ^ attempts, 1024) * $7 * interval '1 millisecond' + interval '1 minute'
     where id = $1 returning state`,
    [id, error.slice(0, 500), final, isUnknown ? 1 : 0, mailAttempts, unknownMax, mailBackoff],
  );
  return rows[0]?.state === 'waiting';
}

/**
 * Mails that nobody is busy with although they should be out: their job was lost, or its process has ended. They are
 * left alone for two minutes from now on.
 */
export async function overdueMails(pool: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update platform.mails set free_at = case when state = 'waiting' then now() + interval '2 minutes' else free_at end where id in (
       select id from platform.mails where state in ('waiting', 'sending') and free_at <= now() order by free_at limit $1 for update skip locked) returning id`,
    [limit],
  );
  return rows.map(row => row.id);
}

export interface MailCounts {
  waiting: number;
  sending: number;
  failed: number;
}
/** What is under way, and dead letters of the last seven days. */
export async function countMails(pool: Pool): Promise<MailCounts> {
  const { rows } = await pool.query<MailCounts>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'sending')::int as sending,
       count(*) filter (where state = 'failed')::int as failed
     from platform.mails where state in ('waiting', 'sending') or (state = 'failed' and created_at > now() - interval '7 days')`,
  );
  return rows[0]!;
}
