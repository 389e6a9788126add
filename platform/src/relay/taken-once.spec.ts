import fc from 'fast-check';
import { expect, it } from 'vitest';

/**
 * What a partition holds after any history of writers who die, and what a reader takes of it who keeps the highest sequence (docs/kafka.md). A writer begins at
 * the checkpoint and sends batches in order. A batch may get to some partitions only; its writer may die before or after the checkpoint moves; and what a dead
 * writer had sent may be kept late, when others are at work already.
 */
interface Turn {
  batch: number;
  /** Partitions that have kept it when the writer is done with it. */
  kept: boolean[];
  /** Those that keep what is left of it after so many turns of others. */
  late: number[];
}
const partitions = 3;
const turn: fc.Arbitrary<Turn> = fc.record({
  batch: fc.integer({ min: 1, max: 4 }),
  kept: fc.array(fc.boolean(), { minLength: partitions, maxLength: partitions }),
  late: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: partitions, maxLength: partitions }),
});

/** Events are their positions; the partition of each is chosen by chance. */
function topicAfter(events: readonly number[], turns: readonly Turn[]): number[][] {
  const topic: number[][] = Array.from({ length: partitions }, () => []);
  const due: { at: number; partition: number; events: number[] }[] = [];
  let checkpoint = 0;
  const finish: Turn = { batch: 2, kept: Array<boolean>(partitions).fill(true), late: [] };
  for (let at = 0; checkpoint < events.length || at < turns.length + 5; at++) {
    for (const one of due.filter(late => late.at === at)) topic[one.partition]!.push(...one.events);
    const { batch, kept, late } = turns[at] ?? finish;
    const sent = Array.from({ length: batch }, (_, n) => checkpoint + n).filter(position => position < events.length);
    for (let partition = 0; partition < partitions; partition++) {
      const own = sent.filter(position => events[position] === partition).map(position => position + 1);
      if (kept[partition]) topic[partition]!.push(...own);
      else due.push({ at: at + 1 + (late[partition] ?? 0), partition, events: own });
    }
    if (kept.every(Boolean)) checkpoint += sent.length;
  }
  return topic;
}

it('a reader who keeps the highest sequence of each partition takes every event once and in its order, whoever died', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: partitions - 1 }), { maxLength: 30 }),
      fc.array(turn, { maxLength: 20 }),
      (events, turns) => {
        topicAfter(events, turns).forEach((records, partition) => {
          let highest = 0;
          const taken = records.filter(sequence => sequence > highest && (highest = sequence));
          expect(taken).toEqual(events.flatMap((of, index) => (of === partition ? [index + 1] : [])));
        });
      },
    ),
  ));
