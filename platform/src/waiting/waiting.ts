import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import type { WaitingWords } from '@portal/event-schemas/kernel/waiting-words.ts';
import type { CallContext } from '../http/types.ts';
import type { Sql } from '../projections/types.ts';

/** Who asks; `now` as ISO 8601 UTC, `today` as the university's calendar says. */
export interface WaitingInput extends Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> {
  db: Sql;
  now: string;
  today: string;
}
/** How many wait, since when the oldest does, until when the most urgent has to be done, and which is the first. */
export interface Waiting {
  count: number;
  since: string | null;
  due: string | null;
  first: Readonly<Record<string, string>> | null;
}

/**
 * One kind of work that waits for people. A module says what its own are in `projection-service/src/<module>/waiting.ts`, as `waiting`, with
 * the words of `event-schemas/src/<module>/waiting-words.ts`; the start page and the numbers of the menu are made of them.
 */
export interface WaitingKind extends WaitingWords {
  /** `<module>.<what>`. */
  id: string;
  roles: readonly Role[];
  /** Where all of them are: a screen, and what its address says after the `?`. */
  screen: string;
  query?: Readonly<Record<string, string>>;
  /** The page of one of them; `first` names it there, in the path or after the `?`. */
  one?: { screen: string; in: 'path' | 'query' };
  find(input: WaitingInput): Promise<Waiting | null>;
}

/**
 * Counts rows of an SQL that answers `since`, `due` (both may be null) and `first`, a JSON object of names and texts, for those who wait for whoever asks.
 * It has to find them by indexes: it runs for everybody who comes to the portal.
 */
export const waitingRows =
  (sql: (input: WaitingInput & { bind: (value: unknown) => string }) => string) =>
  async (input: WaitingInput): Promise<Waiting | null> => {
    const values: unknown[] = [];
    const text = sql({ ...input, bind: value => `$${values.push(value)}` });
    const { rows } = await input.db.query<Waiting>(
      `WITH waiting AS (${text})
       SELECT count(*)::int AS count, min(since) AS since, min(due) AS due,
         (SELECT w.first FROM waiting w ORDER BY w.due NULLS LAST, w.since NULLS LAST LIMIT 1) AS first FROM waiting`,
      values,
    );
    return rows[0] ?? null;
  };
