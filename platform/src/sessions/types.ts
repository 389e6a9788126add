import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { FastifyReply } from 'fastify';
import type { SessionLifetime } from './lifetime.ts';

/** Why a session may do little yet: every call outside `calls` (and those open to `any`) is refused with `code`. */
export interface Restriction {
  code: string;
  calls: readonly Call[];
}

/** A signed-in browser. `account` is whom the portal shows; `real_account` who sits there ("log in as"). `id` is the token's hash. */
export interface Session {
  id: string;
  account: string;
  real_account: string;
  roles: readonly string[];
  restriction: Restriction | null;
  csrf: string;
  locale: string | null;
  data: Readonly<Record<string, unknown>>;
}
export interface NewSession {
  account: string;
  real_account?: string;
  roles: readonly string[];
  restriction?: Restriction | null;
  locale?: string | null;
  data?: Record<string, unknown>;
  ends?: SessionLifetime;
}
/** An open session as the person sees it who signed in. `user_agent`, `address`: of the browser that did. */
export interface OpenSession {
  id: string;
  account: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}
/** A session with what only its browser knows. */
export interface OpenedSession extends Session {
  token: string;
}

export interface Sessions {
  /** Makes a session without a browser: tests and load generators send the token as the cookie `portal_session`. */
  create(session: NewSession): Promise<OpenedSession>;
  /** Signs a browser in: makes the session and sets the cookies `portal_session` and `csrftoken` (over TLS with `__Host-` before their names). */
  open(session: NewSession, reply: FastifyReply): Promise<OpenedSession>;
  /** Signs a browser out. */
  close(id: string, reply: FastifyReply): Promise<void>;
  /**
   * The same person goes on as another account, or back as their own: a new session with new tokens, the old one ends;
   * it ends no later than that would have.
   */
  becomes(id: string, session: NewSession, reply: FastifyReply): Promise<OpenedSession>;
  /** The session of a token; null when it is unknown or over. */
  read(token: string): Promise<Session | null>;
  /** The same for whoever only looks: it does not count as use, so that an open page keeps no session alive. */
  peek(token: string): Promise<Session | null>;
  /** Is the token's session in memory? Asks no database: for the refusal of floods. */
  isCached(token: string): boolean;
  /** Changes all sessions of an account at once, in every process: new roles, a restriction that is met (null). */
  change(
    account: string,
    changes: { roles?: readonly string[]; restriction?: Restriction | null; data?: Record<string, unknown> },
  ): Promise<void>;
  /** Ends all sessions of an account, also those that others opened in its name; `except` is a session's id. */
  endAll(account: string, except?: string): Promise<void>;
  /** Calls the listener when sessions of an account have changed or ended, in whichever process; without an account: any may have. Answers the way to stop. */
  onChange(listener: (account?: string) => void): () => void;
  /** Ends the sessions that others have opened in the account's name. */
  endSeats(account: string): Promise<void>;
  /** Sessions that the account has signed in to, the last used first. */
  openOf(account: string): Promise<OpenSession[]>;
  /** Ends a session that the account has signed in to; false when it has none with this id. */
  endOwn(account: string, id: string): Promise<boolean>;
  /** Has all open sessions end by these rules; what is left out stays. */
  limit(ends: Partial<SessionLifetime>): Promise<void>;
}
