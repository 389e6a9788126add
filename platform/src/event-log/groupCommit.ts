import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EncodedUnit } from './encoding.ts';
import type { UnitResult } from './results.ts';

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

export interface GroupCommit {
  append(unit: EncodedUnit): Promise<UnitResult>;
  /** Runs alone, between groups. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

/**
 * Group commit: what arrives while one group is on its way is sent together as the next one, at once. `send` commits units that do not
 * meet in a stream or key, and tells each one's result in their order; where it throws, they are sent again one by one.
 */
export function createGroupCommit(send: (units: readonly EncodedUnit[]) => Promise<UnitResult[]>): GroupCommit {
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
        await commit(takeGroup(waiting, most));
      }
    }
    running = null;
  };

  const commit = async (group: WaitingUnit[]): Promise<void> => {
    try {
      const results = await send(group.map(entry => entry.unit));
      group.forEach((entry, index) => entry.resolve(results[index]!));
    } catch (error) {
      if (group.length === 1 || (error as Error).name === 'LogUnavailable')
        for (const entry of group) entry.reject(error);
      // One unit that the database refuses must not take the others with it.
      else for (const entry of group) await commit([entry]);
    }
  };

  return {
    append: unit =>
      new Promise((resolve, reject) => {
        waiting.push({ unit, resolve, reject });
        kick();
      }),
    alone: run =>
      new Promise((resolve, reject) => {
        waiting.push({ work: () => run().then(resolve, reject) });
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
      // KurrentDB takes names that differ in case alone for the same within an append.
      ...entry.unit.steps.map(step => step.stream.toLowerCase()),
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
