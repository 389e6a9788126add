import type { RedisServer } from '../redis/redis.ts';

/** Counts of a minute that the processes of a portal keep together. */
export interface SharedCounts {
  /** Adds to the counts of a window and answers what all processes have counted; throws while nobody keeps them. */
  add(window: number, counts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>;
}

/** A count is of no use when its minute is over; seconds. */
const kept = 120;

export const countsOnRedis = ({ commands }: RedisServer, name: string): SharedCounts => ({
  async add(window, counts) {
    const key = `portal:counts:${name}:${window}`;
    const pipeline = commands.pipeline();
    for (const [field, count] of counts) pipeline.hincrby(key, field, count);
    pipeline.expire(key, kept);
    const answers = (await pipeline.exec()) ?? [];
    const error = answers.find(([failed]) => failed)?.[0];
    if (error) throw error;
    return new Map([...counts.keys()].map((field, index) => [field, Number(answers[index]![1])]));
  },
});
