import type { Position, ReadPosition } from '@kurrent/kurrentdb-client';
import { readCommit, type KeptAnswer, type StoredCommit, type StoredRecord } from './format.ts';
import type { Followed } from './known.ts';
import { UnfitEventStore } from './store.ts';
import type { Store } from './types.ts';

/** The last commit that this process has heard of: its revision, its last position, and the revision of the last answers. */
export interface Head {
  revision: number;
  last: number;
  answers: number;
}

export interface Commits {
  head(): Head;
  /** Learns of every commit there is. */
  sync(): Promise<void>;
  /** There is a commit, or may be one: learns of it. */
  heard(record?: StoredRecord): Promise<void>;
  /** A commit of this process that has just got through. */
  wrote(commit: StoredCommit, answers: readonly KeptAnswer[]): void;
  /** One of the last commits, by its id. */
  recent(id: string): StoredCommit | undefined;
  /** A place in the database behind which all events after a position stand, and as few others as can be. */
  placeBefore(after: number): Promise<ReadPosition>;
}

/** So many commits are kept in memory. */
const kept = 5000;
const page = 1000;

/**
 * Follows the stream of commits from where PostgreSQL has followed it; `onCommit` is called for each one behind that (with its kept answers, unless
 * `withAnswers` is false). Throws `UnfitEventStore` where that was another log, or where this one has lost what PostgreSQL has seen of it.
 */
export async function followCommits(
  store: Store,
  followed: Followed,
  onCommit: (commit: StoredCommit, answers: readonly KeptAnswer[]) => void,
  onNews: (last: number) => void,
  { withAnswers = true } = {},
): Promise<Commits> {
  const { commits: stream, answers: answersStream } = store.names;
  const commitAt = async (revision: number): Promise<StoredCommit | null> => {
    const [record] = await store.readStream(stream, BigInt(revision), 1);
    return record ? readCommit(record) : null;
  };
  let head: Head = { revision: -1, last: 0, answers: -1 };
  /** Consecutive ones, up to the last that is known. */
  let recent: StoredCommit[] = [];
  if (followed.commits >= 0) {
    const [first, last] = [await commitAt(0), await commitAt(followed.commits)];
    if (first?.id !== followed.first_commit) throw new UnfitEventStore('DATABASE_URL has followed another event store');
    if (!last)
      throw new UnfitEventStore('events are missing at its end that DATABASE_URL has seen; restore them first');
    head = { revision: last.revision, last: last.last, answers: last.answers };
    recent = [last];
  }

  const learn = (commit: StoredCommit, answers: readonly KeptAnswer[]): void => {
    if (commit.revision !== head.revision + 1) return;
    head = { revision: commit.revision, last: commit.last, answers: commit.answers };
    recent.push(commit);
    if (recent.length > kept * 2) recent = recent.slice(-kept);
    onCommit(commit, answers);
  };

  const readOn = async (): Promise<void> => {
    for (;;) {
      const from = head;
      const records = await store.readStream(stream, BigInt(from.revision + 1), page);
      const found = records.map(readCommit);
      const last = found.at(-1);
      if (!last) return;
      const answers = new Map<number, KeptAnswer[]>();
      if (withAnswers && last.answers > from.answers)
        for (const record of await store.readStream(
          answersStream,
          BigInt(from.answers + 1),
          last.answers - from.answers,
        ))
          answers.set(Number(record.revision), (record.data as unknown as { answers: KeptAnswer[] }).answers);
      let before = from.answers;
      for (const commit of found) {
        learn(commit, commit.answers > before ? (answers.get(commit.answers) ?? []) : []);
        before = commit.answers;
      }
      onNews(head.last);
      if (found.length < page) return;
    }
  };
  let syncing: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** Whoever calls while one is under way waits for one that began after the call. */
  const sync = (): Promise<void> => {
    if (!syncing) return (syncing = readOn().finally(() => (syncing = null)));
    return (next ??= syncing
      .catch(() => undefined)
      .then(() => {
        next = null;
        return (syncing = readOn().finally(() => (syncing = null)));
      }));
  };

  return {
    head: () => head,
    sync,
    async heard(record) {
      const commit = record && readCommit(record);
      if (commit && commit.revision <= head.revision) return;
      if (commit?.revision !== head.revision + 1 || (withAnswers && commit.answers !== head.answers)) return sync();
      learn(commit, []);
      onNews(head.last);
    },
    wrote: learn,
    recent: id => recent.findLast(commit => commit.id === id),
    async placeBefore(after) {
      const at = (commit: StoredCommit | null): ReadPosition => commit?.at ?? ('start' as const);
      const here = lastThat(recent, commit => commit.last <= after);
      if (here) return at(here);
      let [low, high] = [0, recent[0]?.revision ?? 0];
      let found: StoredCommit | null = null;
      // The commits before those in memory, halved until the one is found.
      while (low < high) {
        const middle = (low + high) >> 1;
        const commit = await commitAt(middle);
        if (commit && commit.last <= after) {
          found = commit;
          low = middle + 1;
        } else high = middle;
      }
      return at(found);
    },
  };
}

/** Knows of every commit, also of one whose maker stopped half way: some of its streams have its events already. */
export async function finishOthers(store: Store, commits: Commits): Promise<void> {
  await commits.sync();
  if (await store.finish(commits.head().revision + 1)) await commits.sync();
}

/** The last one of a list, ordered so that the test holds for a first part of it. */
function lastThat<T>(list: readonly T[], test: (one: T) => boolean): T | null {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return list[low - 1] ?? null;
}

export const placeOf = (position: bigint): Position => ({ commit: position, prepare: position });
