import type { Pool } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../projections/transaction.ts';
import { readStoredAnswers } from '../postgres/reading.ts';
import type { Commit, KeptAnswer } from './format.ts';

/** How far PostgreSQL has followed the log; nothing yet: -1. `first_commit`: id of the log's first commit, by which a log is known. */
export interface Followed {
  first_commit: string | null;
  commits: number;
  answers: number;
}
export async function readFollowed(pool: Pool): Promise<Followed> {
  const { rows } = await pool.query<Followed>(
    'select first_commit, commits::float8 as commits, answers::float8 as answers from log.followed',
  );
  return rows[0] ?? { first_commit: null, commits: -1, answers: -1 };
}

type AnswerKey = Pick<KeptAnswer, 'actor' | 'key'>;

/**
 * The commands and kept answers of the log: KurrentDB has no index for them. What was learned lately is here in memory, all before it
 * in PostgreSQL, where it is written behind the appends. So whoever knows the log up to its last commit knows every one of them.
 */
export interface Known {
  /** A commit, each in its turn, with the answers that were kept with it. */
  learned(commit: Commit, answers: readonly KeptAnswer[]): void;
  commands(ids: readonly string[]): Promise<Set<string>>;
  answers(keys: readonly AnswerKey[]): Promise<KeptAnswer[]>;
  /** Stops after what is known is written, where PostgreSQL takes it at once. */
  close(): Promise<void>;
}

const slot = ({ actor, key }: AnswerKey): string => `${actor}\u0000${key}`;
/** Most commits that are written to PostgreSQL at once. */
const page = 500;

/** `keeps`: false for who never appends and needs to know none of it. */
export function createKnown(pool: Pool, keeps: boolean, onError: (error: unknown) => void): Known {
  const commands = new Set<string>();
  const answers = new Map<string, KeptAnswer>();
  const unwritten: { commit: Commit; answers: readonly KeptAnswer[] }[] = [];
  let writing: Promise<void> | null = null;
  let closed = false;

  const write = async (): Promise<void> => {
    while (unwritten.length) {
      const some = unwritten.slice(0, page);
      try {
        await writeDown(pool, some);
      } catch (error) {
        onError(error);
        if (closed) break;
        await sleep(500);
        continue;
      }
      unwritten.splice(0, some.length);
      for (const one of some) {
        for (const id of one.commit.commands) commands.delete(id);
        for (const answer of one.answers) answers.delete(slot(answer));
      }
    }
    writing = null;
  };

  return {
    learned(commit, kept) {
      if (!keeps || closed) return;
      unwritten.push({ commit, answers: kept });
      for (const id of commit.commands) commands.add(id);
      for (const answer of kept) answers.set(slot(answer), answer);
      writing ??= write();
    },
    async commands(ids) {
      const here = ids.filter(id => commands.has(id));
      if (ids.length === here.length) return new Set(here);
      const { rows } = await pool.query<{ command_id: string }>({
        name: 'log.commands',
        text: 'select command_id from log.commands where command_id = any($1::uuid[])',
        values: [ids],
      });
      return new Set([...here, ...rows.map(row => row.command_id)]);
    },
    async answers(keys) {
      const here = keys.flatMap(key => answers.get(slot(key)) ?? []);
      if (here.length === keys.length) return here;
      const found = new Set(here.map(slot));
      const stored = await readStoredAnswers(
        pool,
        keys.filter(key => !found.has(slot(key))),
      );
      return [...here, ...(stored as KeptAnswer[])];
    },
    async close() {
      closed = true;
      await writing;
    },
  };
}

/** On disk when it resolves: after that nothing else remembers it. */
const writeDown = (pool: Pool, some: readonly { commit: Commit; answers: readonly KeptAnswer[] }[]): Promise<unknown> =>
  inTransaction(pool, async db => {
    const last = some.at(-1)!.commit;
    const answers = some.flatMap(one => one.answers);
    await db.query(`insert into log.commands (command_id) select * from unnest($1::uuid[]) on conflict do nothing`, [
      some.flatMap(one => one.commit.commands),
    ]);
    if (answers.length)
      await db.query(
        `insert into log.idempotency (actor, key, body_hash, answer, position)
            select * from unnest($1::text[], $2::text[], $3::text[], $4::json[], $5::bigint[]) on conflict do nothing`,
        [
          answers.map(one => one.actor),
          answers.map(one => one.key),
          answers.map(one => one.body_hash),
          answers.map(one => JSON.stringify(one.answer)),
          answers.map(one => one.position),
        ],
      );
    await db.query(
      `insert into log.followed (first_commit, commits, answers) values ($1, $2, $3)
          on conflict (one) do update set commits = greatest(followed.commits, excluded.commits),
            answers = greatest(followed.answers, excluded.answers)`,
      [some[0]!.commit.id, last.revision, last.answers],
    );
  });
