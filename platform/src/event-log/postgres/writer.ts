import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Client } from 'pg';
import type { EncodedUnit } from '../encoding.ts';
import type { UnitResult } from '../results.ts';
import { sendUnits } from './appendStatement.ts';
import { findFirstPositions } from './reading.ts';
import type { WritingConnection } from './writingConnection.ts';

/** Most events in one group commit. */
const groupLimit = 2000;
/** From so many waiting units on, a writer that was idle sends half of them, so that from then on one half is encoded while the other is written. */
const worthHalving = 16;

interface WaitingUnit {
  unit: EncodedUnit;
  resolve: (result: UnitResult) => void;
  reject: (error: unknown) => void;
}
interface WaitingWork {
  work: () => Promise<void>;
}

export interface Writer {
  append(unit: EncodedUnit): Promise<UnitResult>;
  /** Runs alone, between groups. `run` gets the connection as `WritingConnection.run` gives it. */
  alone<T>(run: (client: Client, again: boolean) => Promise<T>): Promise<T>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

/** Group commit: what arrives while one group is on its way is sent together as the next one, at once. */
export function createWriter(connection: WritingConnection): Writer {
  const waiting: (WaitingUnit | WaitingWork)[] = [];
  let running: Promise<void> | null = null;

  const kick = (): void => {
    running ??= work();
  };
  const work = async (): Promise<void> => {
    for (;;) {
      let most = waiting.length;
      if (most === 0 || !running) {
        // The pause of one turn lets those whose answer has just come, and what the sockets have brought, into the next group.
        await nextTurn();
        most = waiting.length >= worthHalving ? Math.ceil(waiting.length / 2) : waiting.length;
      }
      const head = waiting[0];
      if (!head) break;
      if ('work' in head) {
        waiting.shift();
        await head.work();
      } else {
        await commit(connection, takeGroup(waiting, most));
      }
    }
    running = null;
  };

  return {
    append: unit =>
      new Promise((resolve, reject) => {
        waiting.push({ unit, resolve, reject });
        kick();
      }),
    alone: run =>
      new Promise((resolve, reject) => {
        waiting.push({ work: () => connection.run(run).then(resolve, reject) });
        kick();
      }),
    idle: async () => {
      while (running) await running;
    },
  };
}

/** The units at the head of the queue that do not meet in a stream or key; who meets an earlier one waits for the next group. */
function takeGroup(waiting: (WaitingUnit | WaitingWork)[], most: number): WaitingUnit[] {
  const group: WaitingUnit[] = [];
  const left: WaitingUnit[] = [];
  const named = new Set<string>();
  let events = 0;
  let at = 0;
  for (; at < most && events < groupLimit; at++) {
    const entry = waiting[at]!;
    if ('work' in entry) break;
    const names = [
      ...entry.unit.steps.map(step => step.stream),
      ...entry.unit.answers.map(answer => `${answer.actor}\u0000${answer.key}`),
    ];
    if (names.some(name => named.has(name))) left.push(entry);
    else {
      group.push(entry);
      events += entry.unit.events.length;
    }
    for (const name of names) named.add(name);
  }
  waiting.splice(0, at, ...left);
  return group;
}

async function commit(connection: WritingConnection, group: WaitingUnit[]): Promise<void> {
  try {
    const results = await connection.run((client, again) =>
      send(
        client,
        group.map(entry => entry.unit),
        again,
      ),
    );
    group.forEach((entry, index) => entry.resolve(results[index]!));
  } catch (error) {
    if (group.length === 1 || (error as Error).name === 'LogUnavailable')
      for (const entry of group) entry.reject(error);
    // One unit that the database refuses must not take the others with it.
    else for (const entry of group) await commit(connection, [entry]);
  }
}

/** A unit that was sent before on a connection that broke may be in the log already: then its own events are the conflict. */
async function send(client: Client, units: EncodedUnit[], again: boolean): Promise<UnitResult[]> {
  const results = await sendUnits(client, units);
  if (!again) return results;
  const doubtful = units.filter((unit, index) => unit.events.length > 0 && !('first' in results[index]!));
  const found = await findFirstPositions(
    client,
    doubtful.map(unit => unit.events[0]!.id),
  );
  return results.map((result, index) => {
    const first = found.get(units[index]!.events[0]?.id ?? '');
    return first === undefined ? result : { first };
  });
}
