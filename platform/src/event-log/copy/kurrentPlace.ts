import { randomUUID } from 'node:crypto';
import type { EncodedEvent } from '../encoding.ts';
import { appendDraft, commandOf } from '../kurrent/appending.ts';
import { finishOthers, followCommits } from '../kurrent/commits.ts';
import { eventRecord, readEvent, type KeptAnswer } from '../kurrent/format.ts';
import { createReader } from '../kurrent/reading.ts';
import { checkStore, openStore } from '../kurrent/store.ts';
import type { StoreWrite } from '../kurrent/types.ts';
import type { StoreEnd } from './postgresPlace.ts';
import type { CopyPlace, PlacedEvent } from './types.ts';

const page = 500;
const answersAtOnce = 1000;

/** The log in KurrentDB. `end`: what PostgreSQL is to know of it when the log lies there. */
export async function kurrentPlace(url: string, prefix = ''): Promise<CopyPlace & { end(): StoreEnd | null }> {
  const store = openStore(url, { prefix });
  await checkStore(store);
  let first: string | null = null;
  const commits = await followCommits(
    store,
    { first_commit: null, commits: -1, answers: -1 },
    commit => (first ??= commit.id),
    () => undefined,
  );
  await finishOthers(store, commits);
  const reader = createReader(store, commits, {});
  const append = (events: readonly PlacedEvent[], answers: KeptAnswer[]): Promise<void> => {
    const head = commits.head();
    return appendDraft(store, commits, {
      id: randomUUID(),
      head,
      first: events[0]?.position ?? head.last + 1,
      last: events.at(-1)?.position ?? head.last,
      answers,
      commands: [...new Set(events.map(({ meta }) => commandOf(meta)))],
      writes: writesOf(events, prefix),
    });
  };
  return {
    name: 'the event store',
    head: async () => commits.head().last,
    lines: reader.lines,
    async next(after) {
      const records = await reader.records(after, page);
      const events = records.flatMap(record => readEvent(store.names, record) ?? []);
      return events.length ? { events, answers: [] } : null;
    },
    async otherAnswers() {
      const kept: KeptAnswer[] = [];
      for (let from = 0n; ;) {
        const records = await store.readStream(store.names.answers, from, page);
        for (const { data } of records) kept.push(...(data as unknown as { answers: KeptAnswer[] }).answers);
        if (records.length < page) return kept;
        from = records.at(-1)!.revision + 1n;
      }
    },
    async write({ events, answers }) {
      for (const run of runs(events)) {
        const [from, to] = [run[0]!.position, run.at(-1)!.position];
        await append(
          run,
          answers.filter(({ position }) => position !== null && position >= from && position <= to),
        );
      }
      const others = events.length ? [] : answers;
      for (let at = 0; at < others.length; at += answersAtOnce) await append([], others.slice(at, at + answersAtOnce));
    },
    end() {
      const { revision, answers } = commits.head();
      return first === null ? null : { first_commit: first, commits: revision, answers };
    },
    close: () => store.close(),
  };
}

/** Events at consecutive positions, as one append has them. */
function runs(events: readonly PlacedEvent[]): PlacedEvent[][] {
  const found: PlacedEvent[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run?.at(-1)!.position === event.position - 1) run.push(event);
    else found.push([event]);
  }
  return found;
}

function writesOf(events: readonly PlacedEvent[], prefix: string): StoreWrite[] {
  const byStream = new Map<string, StoreWrite>();
  for (const event of events) {
    const { stream, version } = event;
    const write = byStream.get(stream) ?? { stream: prefix + stream, expected: version - 1, records: [] };
    write.records.push(eventRecord(event satisfies EncodedEvent, event.position));
    byStream.set(stream, write);
  }
  return [...byStream.values()];
}
