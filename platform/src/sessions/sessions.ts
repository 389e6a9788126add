import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Listener } from '../postgres/listener.ts';
import { addressOf } from '../http/address.ts';
import { notify } from '../postgres/notify.ts';
import type { Clock } from '../service.ts';
import { clearCookies, setCookies } from './cookies.ts';
import { defaultSessionLifetime } from './lifetime.ts';
import { createLookup, sessionColumns as columns } from './lookup.ts';
import type { NewSession, OpenedSession, OpenSession, Session, Sessions } from './types.ts';

/** "Last seen" is written at most once a minute and session, many sessions in one statement. */
const seenEvery = 60_000;
const flushEvery = 5_000;
const cacheSize = 100_000;
const channel = 'portal_sessions';

const newToken = (): string => randomBytes(32).toString('base64url');
const idOf = (token: string): string => hash('sha256', token, 'hex');

interface Kept {
  session: Session;
  /** When it was read from the table, in milliseconds. */
  read: number;
}
export interface SessionStore extends Sessions {
  /** Writes what is waiting to be written of "last seen". */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Sessions in `platform.sessions`, cached in memory. A change is told to every process by NOTIFY; whatever is cached is read again
 * after a minute, so that a missed message cannot keep a session alive.
 */
export function createSessions({
  pool,
  clock,
  listener,
  secure,
}: {
  pool: Pool;
  clock: Clock;
  listener: Listener;
  secure: boolean;
}): SessionStore {
  const kept = new Map<string, Kept>();
  const idsOf = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const lookUp = createLookup(pool, () => clock.now());

  const keep = (session: Session): Session => {
    if (kept.size >= cacheSize) forgetId(kept.keys().next().value!);
    kept.set(session.id, { session, read: clock.now().getTime() });
    for (const account of new Set([session.account, session.real_account]))
      idsOf.set(account, (idsOf.get(account) ?? new Set()).add(session.id));
    return session;
  };
  const forgetId = (id: string): void => {
    const entry = kept.get(id);
    kept.delete(id);
    if (!entry) return;
    for (const account of [entry.session.account, entry.session.real_account]) {
      const ids = idsOf.get(account);
      ids?.delete(id);
      if (ids?.size === 0) idsOf.delete(account);
    }
  };
  const forget = (account: string): void => {
    for (const id of [...(idsOf.get(account) ?? [])]) forgetId(id);
  };
  /** Tells all processes, this one at once. */
  const changed = async (accounts: Iterable<string>): Promise<void> => {
    for (const account of new Set(accounts)) {
      forget(account);
      await notify(pool, channel, account);
    }
  };
  const writeSeen = async (): Promise<void> => {
    const ids = [...seen];
    seen.clear();
    if (ids.length)
      await pool.query(
        `update platform.sessions
          set last_seen_at = $2::timestamptz,
            expires_at = least($2::timestamptz + make_interval(hours => idle_hours), ends_at)
          where id = any($1)`,
        [ids, clock.now()],
      );
  };
  const timer = setInterval(() => {
    writeSeen().catch(() => undefined);
  }, flushEvery).unref();
  const watchers = new Set<(account?: string) => void>();
  const stopListening = listener.on(
    channel,
    account => {
      forget(account);
      for (const watcher of watchers) watcher(account);
    },
    () => {
      kept.clear();
      idsOf.clear();
      for (const watcher of watchers) watcher();
    },
  );

  const create = async (input: NewSession, browser?: FastifyRequest, instead?: string): Promise<OpenedSession> => {
    const token = newToken();
    const session: Session = {
      id: idOf(token),
      account: input.account,
      real_account: input.real_account ?? input.account,
      roles: input.roles,
      restriction: input.restriction ?? null,
      csrf: newToken(),
      locale: input.locale ?? null,
      data: input.data ?? {},
    };
    const { idle_hours, max_days } = input.ends ?? defaultSessionLifetime;
    await pool.query(
      `with over as (delete from platform.sessions where id in (select id from platform.sessions where expires_at < $9 limit 100)),
         began as (select coalesce((select created_at from platform.sessions where id = $14), $9::timestamptz) as at)
       insert into platform.sessions (${columns}, created_at, last_seen_at, idle_hours, ends_at, expires_at, user_agent, address)
       select $1, $2, $3, $4, $5, $6, $7, $8, at, $9, $10, at + make_interval(days => $11),
         least($9::timestamptz + make_interval(hours => $10), at + make_interval(days => $11)), $12, $13
       from began`,
      [
        session.id,
        session.account,
        session.real_account,
        session.roles,
        session.restriction && JSON.stringify(session.restriction),
        session.csrf,
        session.locale,
        JSON.stringify(session.data),
        clock.now(),
        idle_hours,
        max_days,
        (browser?.headers['user-agent'] ?? '').slice(0, 500),
        browser ? addressOf(browser) : '',
        instead ?? null,
      ],
    );
    keep(session);
    return { ...session, token };
  };
  const fresh = (id: string): Session | undefined => {
    const entry = kept.get(id);
    return entry && Math.abs(clock.now().getTime() - entry.read) < seenEvery ? entry.session : undefined;
  };
  const end = async (id: string): Promise<void> => {
    const { rows } = await pool.query<{ account: string; real_account: string }>(
      'delete from platform.sessions where id = $1 returning account, real_account',
      [id],
    );
    await changed(rows.flatMap(row => [row.account, row.real_account]));
  };
  const open = async (input: NewSession, reply: FastifyReply, instead?: string): Promise<OpenedSession> => {
    const session = await create(input, reply.request, instead);
    setCookies(reply, session, secure);
    return session;
  };

  return {
    create: input => create(input),
    open: (input, reply) => open(input, reply),
    close: async (id, reply) => {
      await end(id);
      clearCookies(reply, secure);
    },
    becomes: async (id, input, reply) => {
      const session = await open(input, reply, id);
      await end(id);
      return session;
    },
    read: async token => {
      if (token.length !== 43) return null;
      const id = idOf(token);
      const known = fresh(id);
      if (known) return known;
      const session = await lookUp(id);
      forgetId(id);
      if (!session) return null;
      seen.add(id);
      return keep(session);
    },
    peek: async token => {
      const id = idOf(token);
      return fresh(id) ?? (await lookUp(id)) ?? null;
    },
    isCached: token => kept.has(idOf(token)),
    change: async (account, { roles, restriction, data }) => {
      await pool.query(
        `update platform.sessions
          set roles = coalesce($2, roles), restriction = case when $3 then $4::jsonb else restriction end,
            data = data || $5::jsonb
          where account = $1`,
        [
          account,
          roles ?? null,
          restriction !== undefined,
          restriction ? JSON.stringify(restriction) : null,
          JSON.stringify(data ?? {}),
        ],
      );
      await changed([account]);
    },
    endAll: async (account, except = '') => {
      const { rows } = await pool.query<{ account: string; real_account: string }>(
        'delete from platform.sessions where (account = $1 or real_account = $1) and id <> $2 returning account, real_account',
        [account, except],
      );
      await changed([account, ...rows.flatMap(row => [row.account, row.real_account])]);
    },
    onChange: watcher => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    endSeats: async account => {
      const { rows } = await pool.query<{ real_account: string }>(
        'delete from platform.sessions where account = $1 and real_account <> $1 returning real_account',
        [account],
      );
      if (rows.length > 0) await changed([account, ...rows.map(row => row.real_account)]);
    },
    openOf: async account => {
      const { rows } = await pool.query<OpenSession>(
        `select id, account, user_agent, address, created_at, last_seen_at
          from platform.sessions
          where real_account = $1 and expires_at > $2
          order by last_seen_at desc, id`,
        [account, clock.now()],
      );
      return rows;
    },
    endOwn: async (account, id) => {
      const { rows } = await pool.query<{ account: string }>(
        'delete from platform.sessions where id = $1 and real_account = $2 returning account',
        [id, account],
      );
      if (rows.length > 0) await changed([account, ...rows.map(row => row.account)]);
      return rows.length > 0;
    },
    limit: async ({ idle_hours, max_days }) => {
      await pool.query(
        `update platform.sessions set idle_hours = coalesce($1, idle_hours), ends_at = coalesce(created_at + make_interval(days => $2), ends_at),
           expires_at = least(last_seen_at + make_interval(hours => coalesce($1, idle_hours)), coalesce(created_at + make_interval(days => $2), ends_at))`,
        [idle_hours ?? null, max_days ?? null],
      );
    },
    flush: writeSeen,
    stop: async () => {
      clearInterval(timer);
      stopListening();
      await writeSeen().catch(() => undefined);
    },
  };
}
