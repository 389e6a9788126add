import type { Host } from '@portal/platform/service.ts';
import type { Session } from '@portal/platform/sessions/types.ts';

/** By which way of the university a session was begun; with OpenID Connect what its server calls the person and the session there. */
export interface WaySession {
  way: string;
  subject?: string;
  sid?: string;
  /** What the server recognises its own log-in by, when it is left. */
  id_token?: string;
  name_format?: string;
}

/** Sessions that were begun at a server of the university, so that it can end them. */
export const waySessionsTable = `
create table if not exists identity.way_sessions (
  session text primary key,
  way uuid not null,
  account text not null,
  subject text not null,
  sid text,
  kept_at timestamptz not null
);
create index if not exists way_sessions_subject on identity.way_sessions (way, subject);
create index if not exists way_sessions_kept on identity.way_sessions (kept_at);`;

/** Longer than any session lasts. */
const keptDays = 400;

export const waySessionOf = ({ data }: Pick<Session, 'data'>): WaySession | undefined =>
  data['way'] as WaySession | undefined;

export async function keepWaySession(
  { pool, clock }: Pick<Host, 'pool' | 'clock'>,
  { way, subject, sid }: WaySession,
  { id, real_account }: Pick<Session, 'id' | 'real_account'>,
): Promise<void> {
  if (subject === undefined) return;
  await pool.query(
    `with old as (delete from identity.way_sessions where kept_at < $6::timestamptz - make_interval(days => $7))
     insert into identity.way_sessions (session, way, account, subject, sid, kept_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (session) do nothing`,
    [id, way, real_account, subject, sid ?? null, clock.now(), keptDays],
  );
}

/** Ends what was begun there: one session, where the server names it, else all of the person. Answers how many. */
export async function endWaySessions(
  { pool, sessions }: Pick<Host, 'pool' | 'sessions'>,
  way: string,
  { subject, sid }: { subject: string | null; sid: string | null },
): Promise<number> {
  const { rows } = await pool.query<{ session: string; account: string }>(
    `delete from identity.way_sessions
     where way = $1 and ($2::text is null or subject = $2) and ($3::text is null or sid = $3)
       and ($2::text is not null or $3::text is not null) returning session, account`,
    [way, subject, sid],
  );
  await Promise.all(rows.map(({ session, account }) => sessions.endOwn(account, session)));
  return rows.length;
}
