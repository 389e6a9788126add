import { WrongExpectedVersionError } from '@kurrent/kurrentdb-client';
import { randomUUID } from 'node:crypto';
import type { EncodedUnit } from '../encoding.ts';
import type { UnitResult } from '../results.ts';
import { placeOf, type Commits, type Head } from './commits.ts';
import { answersRecord, commitRecord, eventRecord, type KeptAnswer, type NewRecord } from './format.ts';
import type { Known } from './known.ts';
import { mapped } from './mapped.ts';
import type { Store, StoreWrite } from './types.ts';
import type { Versions } from './versions.ts';

/** Nothing was written: somebody else has appended, or a stream stands at another version. */
export class Overtaken extends Error {}
/** An event with this id is in the log: its command was appended before. */
export class AppendedBefore extends Error {
  constructor(id: string) {
    super(`the event ${id} is in the log already`);
  }
}

/** Units as one append on top of `head`. */
export interface Draft {
  id: string;
  head: Head;
  /** For each unit the position of its first event; 0 where it has none. */
  firsts: number[];
  first: number;
  last: number;
  answers: KeptAnswer[];
  commands: string[];
  writes: StoreWrite[];
}

/** The id of its command stands in the metadata of every event. */
export const commandOf = (meta: string): string => (JSON.parse(meta) as { command_id: string }).command_id;

export function draftOf(units: readonly EncodedUnit[], head: Head, prefix: string): Draft {
  const draft: Draft = {
    id: randomUUID(),
    head,
    firsts: [],
    first: head.last + 1,
    last: head.last,
    answers: [],
    commands: [],
    writes: [],
  };
  const byStream = new Map<string, StoreWrite>();
  const commands = new Set<string>();
  const positions = new Map<string, number>();
  for (const unit of units) {
    draft.firsts.push(unit.events.length ? draft.last + 1 : 0);
    for (const { stream, expected } of unit.steps) {
      if (byStream.has(stream)) continue;
      byStream.set(stream, { stream: prefix + stream, expected, records: [] });
    }
    for (const event of unit.events) {
      if (positions.has(event.id)) throw new AppendedBefore(event.id);
      positions.set(event.id, ++draft.last);
      byStream.get(event.stream)!.records.push(eventRecord(event, draft.last));
      commands.add(commandOf(event.meta));
    }
    for (const { actor, key, body_hash, answer, event } of unit.answers) {
      const position = event === null ? null : positions.get(event)!;
      draft.answers.push({ actor, key, body_hash, answer: JSON.parse(answer), position });
    }
  }
  draft.commands = [...commands];
  draft.writes = [...byStream.values()];
  return draft;
}

export interface Appender {
  /** What keeps units out: keys and commands that are in the log, streams that are only looked at. Throws `AppendedBefore`. */
  refuse(units: readonly EncodedUnit[]): Promise<(UnitResult | undefined)[]>;
  /** Which streams of a unit stand at another version. */
  stale(unit: EncodedUnit): Promise<string[]>;
  append(draft: Draft): Promise<void>;
}

export function createAppender(store: Store, commits: Commits, known: Known, streams: Versions): Appender {
  const { names } = store;
  /** What is known of a stream may say that it is not stale; that it is, the database says. */
  const staleOf = async (steps: readonly { stream: string; expected: number }[]): Promise<string[]> => {
    const doubtful = steps.filter(({ stream, expected }) => streams.of(names.prefix + stream) !== expected);
    const versions = await mapped(doubtful, ({ stream }) => store.version(names.prefix + stream));
    return doubtful.filter(({ expected }, index) => versions[index] !== expected).map(({ stream }) => stream);
  };
  return {
    async refuse(units) {
      const answers = units.flatMap(unit => unit.answers);
      const ids = [...new Set(units.flatMap(({ events }) => events.map(({ meta }) => commandOf(meta))))];
      const [taken, before] = await Promise.all([
        answers.length ? known.answers(answers) : [],
        ids.length ? known.commands(ids) : new Set<string>(),
      ]);
      const again = units.flatMap(unit => unit.events).find(({ meta }) => before.has(commandOf(meta)));
      const key = (answer: { actor: string; key: string }): string => `${answer.actor}\u0000${answer.key}`;
      const keys = new Set(taken.map(key));
      const refused: (UnitResult | undefined)[] = await mapped(units, async unit => {
        const used = unit.answers.find(answer => keys.has(key(answer)));
        if (used) return { taken: used.key };
        const looked = await staleOf(unit.steps.filter(({ expected, next }) => expected === next));
        return looked.length ? { stale: await staleOf(unit.steps) } : undefined;
      });
      if (again && units.some((unit, index) => !refused[index] && unit.events.includes(again)))
        throw new AppendedBefore(again.id);
      return refused;
    },
    stale: unit => staleOf(unit.steps),
    append: draft => appendDraft(store, commits, draft, streams),
  };
}

/** Appends all or nothing, where nobody else has appended since `draft.head`. Throws `Overtaken`. */
export async function appendDraft(
  store: Store,
  commits: Commits,
  draft: Omit<Draft, 'firsts'>,
  streams?: Versions,
): Promise<void> {
  const { names } = store;
  const { id, head, first, last, answers, commands, writes } = draft;
  const written = writes.filter(({ records }) => records.length > 0);
  const answered = answers.length ? head.answers + 1 : head.answers;
  const commit = { id, first, last, answers: answered, commands };
  const record = (stream: string, expected: StoreWrite['expected'], one: NewRecord): StoreWrite => ({
    stream,
    expected,
    records: [one],
  });
  if (answers.length) written.push(record(names.answers, head.answers + 1, answersRecord(randomUUID(), answers)));
  // Last, so that who reads the database knows that all events of the commit were before it.
  written.push(record(names.commits, head.revision + 1, commitRecord(commit)));
  let at: bigint;
  streams?.sends(id, written);
  try {
    at = await store.append(written, streams?.of);
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    streams?.forget();
    throw new Overtaken(error.message, { cause: error });
  }
  commits.wrote({ ...commit, revision: head.revision + 1, at: placeOf(at) }, answers);
}
