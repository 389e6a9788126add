import type { Pool } from 'pg';
import type { Session } from './types.ts';

/** Columns of `platform.sessions` that make a session. */
export const sessionColumns = 'id, account, real_account, roles, restriction, csrf, locale, data';

/** Reads sessions by id; those that are asked for in the same moment come with one query, so that a rush of new faces costs little. */
export function createLookup(pool: Pool, now: () => Date): (id: string) => Promise<Session | undefined> {
  let asked = new Map<
    string,
    { resolve: (session: Session | undefined) => void; reject: (error: unknown) => void }[]
  >();

  const look = async (): Promise<void> => {
    const mine = asked;
    asked = new Map();
    try {
      const { rows } = await pool.query<Session>({
        name: 'sessions.read',
        text: `select ${sessionColumns} from platform.sessions where id = any($1) and expires_at > $2`,
        values: [[...mine.keys()], now()],
      });
      const found = new Map(rows.map(session => [session.id, session]));
      for (const [id, waiting] of mine) for (const { resolve } of waiting) resolve(found.get(id));
    } catch (error) {
      for (const waiting of mine.values()) for (const { reject } of waiting) reject(error);
    }
  };

  return id =>
    new Promise((resolve, reject) => {
      if (asked.size === 0) setImmediate(() => void look());
      asked.set(id, [...(asked.get(id) ?? []), { resolve, reject }]);
    });
}
