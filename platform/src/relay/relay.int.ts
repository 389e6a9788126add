import { randomUUID } from 'node:crypto';
import { event } from '@portal/event-schemas/kernel/events.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import {
  readTopics,
  startMockKafka,
  withoutMock,
  type KafkaRecord,
  type MockKafka,
} from '../../../test/support/kafka.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import type { EventLog } from '../event-log/types.ts';
import { newId } from '../ids/ids.ts';
import { createReactions, type ReactionRunner } from '../jobs/reactions.ts';
import { retryReaction } from '../jobs/retry-reaction.ts';
import { readSetAside } from '../projections/set-aside.ts';
import { relayTool } from '../host/relay-tool.ts';
import type { Host } from '../service.ts';
import { kafkajsClient } from './kafkajs.ts';
import { publishedTypes } from './published-types.ts';
import { createRelay, type Relay } from './relay.ts';
import { relayReader, TooLarge, type KafkaClient, type RelaySettings } from './types.ts';

const named = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter(Boolean);
const why = named.length > 0 ? null : withoutMock;
/** Whole minutes are for `PORTAL_CHAOS=long`. */
const away = process.env['PORTAL_CHAOS']?.startsWith('long') ? 60_000 : 3000;

const Sold = event(z.object({ item: z.string() }));
const Promised = event(z.object({ item: z.string() }));
const shop = [{ name: 'shop', events: { Sold } }];
const both = [...shop, { name: 'orders', events: { Promised } }];

describe.skipIf(why)(`the relay${why ? ` (${why})` : ''}`, () => {
  let database: TestDatabase;
  let pool: ReturnType<TestDatabase['pool']>;
  let mock: MockKafka | undefined;
  let settings: RelaySettings;
  let log: EventLog;
  const running: { runner: ReactionRunner; relay: Relay }[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    pool = database.pool(8);
    if (named.length === 0) mock = await startMockKafka();
  });
  afterAll(async () => {
    mock?.stop();
    await database.drop();
  });
  beforeEach(async () => {
    await pool.query('delete from platform.checkpoints where name = $1', [relayReader]);
    await pool.query('delete from platform.set_aside where reader = $1', [relayReader]);
    log = createMemoryLog({ catalogue: { Sold, Promised } });
    settings = {
      brokers: mock?.brokers ?? named,
      tls: null,
      sasl: null,
      prefix: `t${randomUUID().slice(0, 8)}`,
      createTopics: mock === undefined,
      partitions: 4,
      replication: null,
      personal: [],
    };
    mock?.createTopic(`${settings.prefix}.shop`);
  });
  afterEach(stop);

  async function stop(): Promise<void> {
    for (const { runner, relay } of running.splice(0)) await Promise.all([runner.stop(), relay.close()]);
  }
  async function start(client: KafkaClient = kafkajsClient, modules: Parameters<typeof publishedTypes>[0] = shop) {
    const logger = pino({ level: 'silent' });
    const relay = createRelay(settings, publishedTypes(modules), logger, client);
    const runner = createReactions({
      log,
      pool,
      reactions: [relay.reaction],
      host: () => ({}) as Host,
      logger,
      poll: 20,
      attempts: 2,
    });
    running.push({ runner, relay });
    await runner.start();
    return relay;
  }
  const sell = (stream: string, items: readonly string[], type = 'Sold', expected_version = 0) =>
    log.append({
      writes: [{ stream, expected_version, events: items.map(item => ({ type, data: { item } })) }],
      context: {
        command_id: newId(),
        command: 'Sell',
        correlation_id: 'request-1',
        causation_id: newId(),
        actor: { id: 'system', roles: [] },
        occurred_at: '2026-09-01T08:00:00.000Z',
        locale: 'ru',
      },
    });
  const row = async () =>
    (
      await pool.query<{ position: number; error: string | null }>(
        'select position::float8 as position, error from platform.checkpoints where name = $1',
        [relayReader],
      )
    ).rows[0];
  const publishedTo = (position: number): Promise<void> =>
    expect.poll(async () => (await row())?.position, { timeout: 60_000 }).toBe(position);
  const read = (...modules: string[]): Promise<KafkaRecord[]> =>
    readTopics(
      settings.brokers,
      (modules.length ? modules : ['shop']).map(module => `${settings.prefix}.${module}`),
    );
  /** What a reader takes that keeps the highest sequence of each partition, and leaves out what is not above it (docs/kafka.md). */
  const taken = (records: readonly KafkaRecord[]): KafkaRecord[] => {
    const highest = new Map<string, string>();
    return records.filter(({ topic, partition, value }) => {
      const place = `${topic} ${partition}`;
      if (value.sequence <= (highest.get(place) ?? '')) return false;
      highest.set(place, value.sequence);
      return true;
    });
  };
  const items = (records: readonly KafkaRecord[], stream: string): string[] =>
    records.filter(({ key }) => key === stream).map(({ value }) => value.data.item);
  /** Twelve streams with a hundred events in all, mixed. */
  async function sales(): Promise<string[]> {
    const streams = Array.from({ length: 12 }, () => `sale-${newId()}`);
    for (let n = 0; n < 100; n++) await sell(streams[n % 12]!, [String(n)], 'Sold', Math.floor(n / 12));
    return streams;
  }
  const expected = (stream: number): string[] =>
    Array.from({ length: 100 }, (_, n) => String(n)).filter(n => Number(n) % 12 === stream);

  it('publishes every event from the first on, once, in the order of its stream, as a CloudEvent', async () => {
    const streams = await sales();
    await start();
    await publishedTo(100);
    await sell(streams[0]!, ['late'], 'Sold', 9);
    await publishedTo(101);
    const records = await read();
    expect(records).toHaveLength(101);
    streams.forEach((stream, index) =>
      expect(items(records, stream)).toEqual([...expected(index), ...(index === 0 ? ['late'] : [])]),
    );
    expect(new Set(records.map(({ value }) => value.id)).size).toBe(101);
    expect(new Set(records.map(({ partition }) => partition)).size).toBeGreaterThan(1);
    for (const stream of streams)
      expect(new Set(records.filter(({ key }) => key === stream).map(({ partition }) => partition)).size).toBe(1);
    const [first] = await log.read(streams[0]!);
    expect(records.find(({ value }) => value.id === first!.meta.event_id)).toMatchObject({
      key: streams[0],
      headers: { 'content-type': 'application/cloudevents+json' },
      value: {
        specversion: '1.0',
        type: 'Sold',
        subject: streams[0],
        sequence: '00000000000000000001',
        data: { item: '0' },
      },
    });
  });

  it('after a crash between publishing and the checkpoint publishes again, in the same order and with the same ids', async () => {
    const streams = await sales();
    let crashes = 3;
    /** The broker has everything, and the process dies before it can note that. */
    const crashing: KafkaClient = async (...all) => {
      const connection = await kafkajsClient(...all);
      return {
        ...connection,
        async send(messages) {
          await connection.send(messages);
          if (crashes-- > 0) throw new Error('killed');
        },
      };
    };
    await start(crashing);
    await publishedTo(100);
    const records = await read();
    expect(records).toHaveLength(400);
    expect(new Set(records.map(({ value }) => value.id)).size).toBe(100);
    const once = taken(records);
    expect(once).toHaveLength(100);
    streams.forEach((stream, index) => expect(items(once, stream)).toEqual(expected(index)));
  });

  it('a connection to the database that is lost meanwhile has the same effect', async () => {
    const streams = await sales();
    let cut = false;
    const cutting: KafkaClient = async (...all) => {
      const connection = await kafkajsClient(...all);
      return {
        ...connection,
        async send(messages) {
          await connection.send(messages);
          if (cut) return;
          cut = true;
          await database.asOwner(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
          );
        },
      };
    };
    await start(cutting);
    await publishedTo(100);
    const records = await read();
    expect(records).toHaveLength(200);
    streams.forEach((stream, index) => expect(items(taken(records), stream)).toEqual(expected(index)));
  });

  it('a reader that starts anew from the beginning takes every event once, and goes on where it stopped', async () => {
    const streams = await sales();
    await start();
    await publishedTo(100);
    const before = await read();
    await sell(streams[3]!, ['more'], 'Sold', 9);
    await publishedTo(101);
    const after = await read();
    expect(after.slice(0).filter(({ value }) => !before.some(one => one.value.id === value.id))).toMatchObject([
      { key: streams[3], value: { data: { item: 'more' }, streamversion: 10 } },
    ]);
    expect(taken([...before, ...after])).toHaveLength(101);
  });

  it('of several workers one publishes at a time: nothing is published twice', async () => {
    await Promise.all([start(), start(), start()]);
    const streams = await sales();
    await publishedTo(100);
    const records = await read();
    expect(records).toHaveLength(100);
    streams.forEach((stream, index) => expect(items(records, stream)).toEqual(expected(index)));
  });

  it('sets an event aside whose type no module knows, publishes the others, and publishes it when the type is known', async () => {
    mock?.createTopic(`${settings.prefix}.orders`);
    const stream = `sale-${newId()}`;
    await sell(stream, ['1', '2']);
    await sell(stream, ['3'], 'Promised', 2);
    await sell(stream, ['4'], 'Sold', 3);
    await start();
    await publishedTo(4);
    expect(items(await read(), stream)).toEqual(['1', '2', '4']);
    expect(await readSetAside(pool, [relayReader])).toMatchObject([
      { position: 3, type: 'Promised', error: 'no module of this version has events of the type Promised' },
    ]);
    await stop();
    const { reaction } = await start(kafkajsClient, both);
    expect(await retryReaction(pool, log, reaction, {} as Host)).toEqual({ taken: 1 });
    expect(items(await read('shop', 'orders'), stream).sort()).toEqual(['1', '2', '3', '4']);
  });

  it('sets an event aside that the broker takes for too large, and publishes the others', async () => {
    const stream = `sale-${newId()}`;
    await sell(stream, ['1', 'x'.repeat(2_000_000), '3']);
    const strict: KafkaClient = async (...all) => {
      const connection = await kafkajsClient(...all);
      return {
        ...connection,
        send: async messages =>
          messages.some(({ value }) => value.length > 1_000_000)
            ? Promise.reject(new TooLarge('larger than a megabyte'))
            : connection.send(messages),
      };
    };
    await start(strict);
    await publishedTo(3);
    expect(await readSetAside(pool, [relayReader])).toMatchObject([
      { position: 2, type: 'Sold', error: 'larger than a megabyte' },
    ]);
    expect(items(taken(await read()), stream)).toEqual(['1', '3']);
  });

  it('is set back by the tool and publishes again from there', async () => {
    const stream = `sale-${newId()}`;
    await sell(stream, ['1', '2', '3']);
    await start();
    await publishedTo(3);
    const host = { pool, log } as unknown as Host;
    expect(await relayTool(['again', '4'], host)).toBe(1);
    expect(await relayTool(['again', '1'], host)).toBe(0);
    await expect.poll(async () => items(await read(), stream)).toEqual(['1', '2', '3', '2', '3']);
    await publishedTo(3);
    expect(await relayTool(['again'], host)).toBe(0);
    await expect.poll(async () => items(await read(), stream)).toEqual(['1', '2', '3', '2', '3', '1', '2', '3']);
    expect(await relayTool(['status'], host)).toBe(0);
    expect(await relayTool(['again', 'x'], host)).toBe(2);
  });

  describe.skipIf(named.length > 0)('on a broker that can be broken', () => {
    it('waits for a topic that is missing, says which, and sets nothing aside', async () => {
      mock!.deleteTopic(`${settings.prefix}.shop`);
      const stream = `sale-${newId()}`;
      await sell(stream, ['1']);
      await start();
      await expect
        .poll(async () => (await row())?.error)
        .toMatch(new RegExp(`has no topic ${settings.prefix}.shop: create it, or .* KAFKA_CREATE_TOPICS=on`));
      mock!.createTopic(`${settings.prefix}.shop`);
      await publishedTo(1);
      await expect.poll(async () => (await row())?.error).toBeNull();
      expect(items(await read(), stream)).toEqual(['1']);
      expect(await readSetAside(pool, [relayReader])).toEqual([]);
    });

    it('goes on when a topic was lost while it ran', async () => {
      const stream = `sale-${newId()}`;
      await sell(stream, ['1']);
      await start();
      await publishedTo(1);
      mock!.deleteTopic(`${settings.prefix}.shop`);
      await sell(stream, ['2'], 'Sold', 1);
      await expect.poll(async () => (await row())?.error).toMatch(/Kafka/);
      mock!.createTopic(`${settings.prefix}.shop`);
      await publishedTo(2);
      expect(items(await read(), stream)).toEqual(['2']);
    });

    it(
      `a broker that is away for ${away / 1000} s is waited for: nothing is lost, nothing set aside, and appending takes no notice`,
      async () => {
        const stream = `sale-${newId()}`;
        await sell(stream, ['0']);
        await start();
        await publishedTo(1);
        mock!.down();
        const until = Date.now() + away;
        let version = 1;
        let slowest = 0;
        while (Date.now() < until) {
          const began = performance.now();
          await sell(stream, [String(version)], 'Sold', version++);
          slowest = Math.max(slowest, performance.now() - began);
          await new Promise(resolve => setTimeout(resolve, 50));
        }
        expect((await row())?.error).toMatch(/^Kafka \(.*\): /);
        expect(slowest).toBeLessThan(1000);
        mock!.up();
        await publishedTo(version);
        await expect.poll(async () => (await row())?.error).toBeNull();
        expect(items(taken(await read()), stream)).toEqual(Array.from({ length: version }, (_, n) => String(n)));
        expect(await readSetAside(pool, [relayReader])).toEqual([]);
      },
      away + 90_000,
    );

    it('stops at once while a broker does not answer', async () => {
      mock!.down();
      await sell(`sale-${newId()}`, ['1']);
      await start();
      await expect.poll(async () => (await row())?.error).toMatch(/Kafka/);
      const began = performance.now();
      await stop();
      expect(performance.now() - began).toBeLessThan(5000);
      mock!.up();
    });
  });
});
