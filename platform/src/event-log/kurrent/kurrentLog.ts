import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Client, Pool } from 'pg';
import { appendsBy } from '../appends.ts';
import { asRecorded, type EncodedUnit } from '../encoding.ts';
import { createGroupCommit } from '../groupCommit.ts';
import { appendLock } from '../postgres/schema.ts';
import { RolledBack, writingConnection } from '../postgres/writingConnection.ts';
import type { UnitResult } from '../results.ts';
import { createTail } from '../tail.ts';
import type { EventLog } from '../types.ts';
import { AppendedBefore, createAppender, draftOf, Overtaken, type Draft } from './appending.ts';
import { finishOthers, followCommits } from './commits.ts';
import { exclusiveWork } from './exclusive.ts';
import { createKnown, readFollowed } from './known.ts';
import { createReader } from './reading.ts';
import { checkStore, isFinal, openStore } from './store.ts';
import { createVersions } from './versions.ts';

export interface KurrentLogSettings {
  /** Connection string of the database: `kurrentdb://…`. */
  store: string;
  /** Address of PostgreSQL: its lock gives the processes their turns, and it knows keys and commands (`followedMigration`). */
  url: string;
  pool: Pool;
  catalogue: EventCatalogue;
  /** Before the names of all streams; several portals on one database have different ones. */
  prefix?: string;
  /** How long an append waits for a database that does not answer, in milliseconds (default 10,000). */
  timeout?: number;
  /** Kept answers may go after so many days. */
  answerDays?: number;
  /** For who follows the log and never appends to it: it keeps no commands and answers. */
  followsOnly?: boolean;
  /** The server's own append to several streams instead of a journal; needs 25.1, and is not tried yet. */
  multiStream?: boolean;
  onError?: (error: unknown) => void;
}

/**
 * The log in EventStoreDB or KurrentDB (docs/decisions/0058). Throws `UnfitEventStore` where the database cannot serve. Who appends holds the
 * lock of PostgreSQL, so that processes take turns; that nobody came between is made sure by the database itself.
 */
export async function createKurrentLog({
  store: address,
  url,
  pool,
  catalogue,
  prefix = '',
  timeout = 10_000,
  answerDays = 15,
  followsOnly = false,
  multiStream = false,
  onError = () => undefined,
}: KurrentLogSettings): Promise<EventLog> {
  const store = openStore(address, { prefix, multiStream, onError });
  await (followsOnly ? checkStore(store, 0) : checkStore(store));
  if (!followsOnly) await store.keepFor(store.names.answers, answerDays);
  const known = createKnown(pool, !followsOnly, onError);
  const listeners = new Set<(position: number) => void>();
  let told = 0;
  const tell = (position: number): void => {
    if (position <= told) return;
    told = position;
    for (const listener of listeners) listener(position);
  };
  const versions = createVersions();
  const learned: typeof known.learned = (commit, answers) => {
    versions.learned(commit);
    known.learned(commit, answers);
  };
  const commits = await followCommits(store, await readFollowed(pool), learned, tell, {
    withAnswers: !followsOnly,
  });
  await (followsOnly ? commits.sync() : finishOthers(store, commits));
  const appender = createAppender(store, commits, known, versions);
  const reader = createReader(store, commits, catalogue, versions);
  const connection = writingConnection(url, timeout, onError);
  const writer = createGroupCommit(send);
  const tail = createTail(reader.readAll, () => told);
  const stopHearing = store.subscribe(
    store.names.commits,
    () => commits.head().revision,
    record => void commits.heard(record).catch(onError),
  );

  /** Runs `work` while it is this process's turn to append. What can't be undone by asking again is thrown at once. */
  const inTurn = <T>(work: (again: boolean) => Promise<T>): Promise<T> =>
    connection.run(async (client, again) => {
      await lock(client);
      try {
        return await work(again);
      } catch (error) {
        throw isFinal(error) || error instanceof AppendedBefore ? new RolledBack(error) : error;
      } finally {
        // On a connection that is lost, so is the lock.
        await client.query('select pg_advisory_unlock($1)', [appendLock]).catch(() => undefined);
      }
    });

  async function send(units: readonly EncodedUnit[]): Promise<UnitResult[]> {
    const results: (UnitResult | undefined)[] = units.map(() => undefined);
    const sent: { draft: Draft; units: number[] }[] = [];
    return inTurn(async again => {
      if (again) await commits.sync();
      for (;;) {
        for (const { draft, units: included } of sent)
          if (commits.recent(draft.id))
            included.forEach((unit, index) => (results[unit] = { first: draft.firsts[index]! }));
        let open = units.flatMap((_, index) => (results[index] ? [] : [index]));
        const head = commits.head();
        const refused = await appender.refuse(open.map(index => units[index]!));
        open.forEach((unit, index) => (results[unit] = refused[index]));
        open = open.filter(index => !results[index]);
        const draft = draftOf(
          open.map(index => units[index]!),
          head,
          prefix,
        );
        if (draft.last < draft.first && draft.answers.length === 0)
          return results.map(result => result ?? { first: 0 });
        sent.push({ draft, units: open });
        try {
          await appender.append(draft);
          open.forEach((unit, index) => {
            const first = draft.firsts[index]!;
            if (first) tail.wrote(first, () => asRecorded(units[unit]!, first));
          });
          tell(draft.last);
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          await commits.sync();
          if (commits.head().revision !== head.revision) continue;
          let refusals = 0;
          for (const index of open) {
            const stale = await appender.stale(units[index]!);
            if (stale.length === 0) continue;
            results[index] = { stale };
            refusals++;
          }
          if (refusals === 0) throw error;
        }
      }
    });
  }

  return {
    ...reader,
    ...appendsBy(catalogue, writer.append),
    exclusively: async work => {
      const run = exclusiveWork({ work, catalogue, store, commits, appender, reader, known });
      const value = await writer.alone(() => inTurn(run));
      tell(commits.head().last);
      return value;
    },
    async keptAnswers(keys) {
      await commits.sync();
      return known.answers(keys);
    },
    follow: tail.read,
    async head() {
      await commits.sync();
      return commits.head().last;
    },
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await writer.idle();
      await stopHearing();
      await known.close();
      await connection.close();
      await store.close();
    },
  };

  function lock(client: Client): Promise<unknown> {
    return client.query('select pg_advisory_lock($1)', [appendLock]);
  }
}
