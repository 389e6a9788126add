import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../../../test/support/redis.ts';
import { connectRedis, type RedisServer } from '../redis/redis.ts';
import { rateLimit } from './rate-limit.ts';
import { countsOnRedis } from './shared-counts.ts';

describe.skipIf(!haveRedis)(`counts of several processes ${withRedis}`, () => {
  let redis: TestRedis;
  let servers: RedisServer[];
  beforeAll(async () => {
    redis = await startRedis();
    const logger = pino({ level: 'silent' });
    servers = await Promise.all([1, 2].map(() => connectRedis(redis.url, { logger })));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await redis.stop();
  });
  const moment = Date.now();
  const limits = (name: string, now: () => number = () => moment) =>
    servers.map(server => rateLimit(100, { shared: countsOnRedis(server, name), now }));
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const passed = (limit: ReturnType<typeof rateLimit>, calls: number, key = 'a'): number =>
    Array.from({ length: calls }, () => limit.take(key)).filter(seconds => seconds === 0).length;

  it('who sends to all of them gets through as often as to one, but for what happens in a tenth of a second', async () => {
    const [here, there] = limits('flood');
    let all = 0;
    for (let turn = 0; turn < 30; turn++) {
      all += passed(here!, 5) + passed(there!, 5);
      await pause(40);
    }
    expect(all).toBeGreaterThanOrEqual(100);
    expect(all).toBeLessThanOrEqual(150);
    expect([here!.isSpent('a'), there!.isSpent('a'), there!.isSpent('b')]).toEqual([true, true, false]);
  });

  it('a new minute begins anew in all of them, and an answer that is late counts for the old one', async () => {
    let now = moment;
    const [here, there] = limits('minutes', () => now);
    passed(here!, 150);
    now += 60_000;
    expect(passed(here!, 60)).toBe(60);
    await pause(300);
    expect(passed(here!, 60)).toBe(40);
    await pause(300);
    expect(passed(there!, 15)).toBe(15);
    await pause(300);
    expect(there!.take('a')).toBeGreaterThan(0);
  });

  it('who uses little is not counted together, so that most calls cost Redis nothing', async () => {
    const [here] = limits('little');
    expect(passed(here!, 9)).toBe(9);
    await pause(300);
    expect(await servers[0]!.commands.keys('portal:counts:little:*')).toEqual([]);
    passed(here!, 3);
    await pause(300);
    const [key] = await servers[0]!.commands.keys('portal:counts:little:*');
    expect(await servers[0]!.commands.hgetall(key!)).toEqual({ a: '12' });
    expect(await servers[0]!.commands.ttl(key!)).toBeLessThanOrEqual(120);
  });

  it('while Redis is away each goes by its own count', async () => {
    const [here, there] = limits('away');
    await redis.kill();
    expect(passed(here!, 150)).toBe(100);
    await pause(300);
    expect([passed(here!, 10), passed(there!, 10)]).toEqual([0, 10]);
    await redis.lose();
    await expect.poll(() => servers.every(({ isThere }) => isThere)).toBe(true);
    expect(passed(here!, 1), 'nor does its return forgive anything').toBe(0);
    await pause(300);
    expect(passed(here!, 1)).toBe(0);
  });
});
