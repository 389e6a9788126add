import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { LogUnavailable } from '../errors.ts';
import { appendsBy } from '../appends.ts';
import { asRecorded, type EncodedUnit } from '../encoding.ts';
import { RolledBack } from '../postgres/writingConnection.ts';
import type { LockedLog, RecordedEvent } from '../types.ts';
import { draftOf, Overtaken, type Appender, type Draft } from './appending.ts';
import { finishOthers, type Commits } from './commits.ts';
import type { Known } from './known.ts';
import type { Reader } from './reading.ts';
import type { Store } from './types.ts';

interface Parts<T> {
  work: (locked: LockedLog) => Promise<T>;
  catalogue: EventCatalogue;
  store: Store;
  commits: Commits;
  appender: Appender;
  reader: Reader;
  known: Known;
}

/**
 * Exclusive work as one append at its end: what it appends waits here, is seen by its own reads, and is dropped when it throws. Where the append
 * may have got through before (`again`), it is looked for first.
 */
export function exclusiveWork<T>({ work, catalogue, store, commits, appender, reader, known }: Parts<T>) {
  let sent: { draft: Draft; value: T } | null = null;
  return async (again: boolean): Promise<T> => {
    await finishOthers(store, commits);
    if (again && sent && commits.recent(sent.draft.id)) return sent.value;
    const head = commits.head();
    const units: EncodedUnit[] = [];
    let waiting: RecordedEvent[] = [];
    const draft = (): Draft => draftOf(units, head, store.names.prefix);

    const locked: LockedLog = {
      async readStreams(streams) {
        const found = await reader.readStreams(streams);
        for (const event of waiting) found.get(event.stream)?.push(event);
        return found;
      },
      async readAll(after, limit) {
        const found = await reader.readAll(after, limit);
        return [...found, ...waiting.filter(event => event.position > after)].slice(0, limit);
      },
      head: async () => draft().last,
      async keptAnswers(keys) {
        const kept = await known.answers(keys);
        const mine = draft().answers.filter(answer =>
          keys.some(({ key, actor }) => key === answer.key && actor === answer.actor),
        );
        return [...kept, ...mine];
      },
      ...appendsBy(catalogue, async unit => {
        const [refused] = await appender.refuse([onStored(unit, units)]);
        const mine = draft().answers;
        const taken = unit.answers.find(({ key, actor }) => mine.some(one => one.key === key && one.actor === actor));
        if (refused) return refused;
        if (taken) return { taken: taken.key };
        const stale = await staleOf(unit);
        if (stale.length) return { stale };
        units.push(unit);
        const first = unit.events.length ? draft().last - unit.events.length + 1 : 0;
        waiting = [...waiting, ...asRecorded(unit, first)];
        return { first };
      }),
    };
    const staleOf = async (unit: EncodedUnit): Promise<string[]> => {
      const ahead = versionsAfter(units);
      const stale = unit.steps.filter(({ stream, expected }) => ahead.has(stream) && ahead.get(stream) !== expected);
      return [...stale.map(({ stream }) => stream), ...(await appender.stale(onStored(unit, units)))];
    };

    let value: T;
    try {
      value = await work(locked);
    } catch (error) {
      // A database that does not answer is waited for; anything else is the work's own.
      throw error instanceof LogUnavailable ? error : new RolledBack(error);
    }
    const finished = draft();
    if (finished.last >= finished.first || finished.answers.length) {
      sent = { draft: finished, value };
      // Somebody came between, which only a lost lock allows: the work runs again.
      await appender.append(finished).catch((error: unknown) => {
        throw error instanceof Overtaken ? new Error(error.message, { cause: error }) : error;
      });
    }
    return value;
  };
}

/** The versions of the streams after these units. */
const versionsAfter = (units: readonly EncodedUnit[]): Map<string, number> =>
  new Map(units.flatMap(unit => unit.steps.map(({ stream, next }) => [stream, next] as const)));

/** The unit without the streams to which earlier ones of the same work append: the database knows nothing of these yet. */
function onStored(unit: EncodedUnit, before: readonly EncodedUnit[]): EncodedUnit {
  const ahead = versionsAfter(before);
  return { ...unit, steps: unit.steps.filter(({ stream }) => !ahead.has(stream)) };
}
