import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformaticClient } from '../../../bench/support/platformatic.ts';
import { startFront } from '../../../test/support/kafka-front.ts';
import { readTopics, startMockKafka, withoutMock, type MockKafka } from '../../../test/support/kafka.ts';
import { kafkajsClient } from './kafkajs.ts';
import { limits, TooLarge, type KafkaClient, type KafkaConnection, type Message } from './types.ts';

const named = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter(Boolean);
const why = named.length > 0 ? null : withoutMock;
const clients: Record<string, KafkaClient> = { kafkajs: kafkajsClient, '@platformatic/kafka': platformaticClient };

/** What every client library has to keep to be the relay's. */
describe.skipIf(why).each(Object.entries(clients))(`%s${why ? ` (${why})` : ''}`, (_name, client) => {
  let mock: MockKafka | undefined;
  let stopFront = (): void => undefined;
  let brokers = named;
  let connection: KafkaConnection;
  let topic = '';
  const open = () =>
    client({ brokers, tls: null, sasl: null, partitions: 4, replication: null }, pino({ level: 'silent' }));

  beforeAll(async () => {
    topic = `t${randomUUID()}`;
    if (named.length === 0) {
      mock = await startMockKafka();
      mock.createTopic(topic);
      const [host, port] = mock.brokers[0]!.split(':') as [string, string];
      const front = await startFront({ host, port: Number(port) });
      stopFront = front.stop;
      mock.advertise(front.port);
      brokers = [`127.0.0.1:${front.port}`];
    }
    connection = await open();
    if (!mock) await connection.createTopics([topic]);
  });
  afterAll(async () => {
    await connection.close();
    stopFront();
    mock?.stop();
  });

  const messages = (keys: number, each: number, of: string): Message[] =>
    Array.from({ length: keys * each }, (_, n) => ({
      topic,
      key: `${of}-${n % keys}`,
      value: JSON.stringify({ n: Math.floor(n / keys) }),
    }));

  it('keeps all of them, those of one key in one partition and in their order, as one who sends them says what they are', async () => {
    for (let turn = 0; turn < 3; turn++)
      await connection.send(
        messages(8, 20, 'k').map(one => ({ ...one, value: JSON.stringify({ turn, ...JSON.parse(one.value) }) })),
      );
    const records = (await readTopics(brokers, [topic])).filter(({ key }) => key.startsWith('k-'));
    expect(records).toHaveLength(480);
    for (let key = 0; key < 8; key++) {
      const own = records.filter(record => record.key === `k-${key}`);
      expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
      expect(own.map(({ value }) => `${value.turn}.${value.n}`)).toEqual(
        Array.from({ length: 60 }, (_, n) => `${Math.floor(n / 20)}.${n % 20}`),
      );
    }
    expect(records[0]!.headers).toEqual({ 'content-type': 'application/cloudevents+json' });
  });

  it('puts a key where Kafka’s own clients put it', async () => {
    // murmur2 of these, as Kafka's tests have it, in four partitions.
    await connection.send(['21', 'foobar', 'a-little-bit-long-string'].map(key => ({ topic, key, value: '{}' })));
    const places = (await readTopics(brokers, [topic])).filter(({ value }) => Object.keys(value).length === 0);
    const partition = (hash: number): number => (hash & 0x7fffffff) % 4;
    expect(Object.fromEntries(places.map(one => [one.key, one.partition]))).toEqual({
      '21': partition(-973932308),
      foobar: partition(-790332482),
      'a-little-bit-long-string': partition(-985981536),
    });
  });

  it('names the topics that are there', async () => expect(await connection.topics()).toContain(topic));

  it('says of a topic that is not there that it could not send', async () => {
    const own = await open();
    await expect(own.send([{ topic: `${topic}-none`, key: 'k', value: '{}' }])).rejects.toThrow();
    expect(await own.topics()).not.toContain(`${topic}-none`);
    await own.close();
  });

  describe.skipIf(named.length > 0)('on a broker that can be broken', () => {
    it('tells what is too large from other refusals', async () => {
      const own = await open();
      mock!.refuse(10);
      await expect(own.send(messages(1, 1, 'large'))).rejects.toBeInstanceOf(TooLarge);
      await own.close();
    });

    it('repeats what the broker could not keep for a moment', async () => {
      const own = await open();
      mock!.refuse(6);
      await own.send(messages(1, 3, 'moment'));
      await own.close();
      const records = (await readTopics(brokers, [topic])).filter(({ key }) => key === 'moment-0');
      expect(records.map(({ value }) => value.n)).toEqual([0, 1, 2]);
    });

    it('gives up a broker that is away within the time that it has', async () => {
      const own = await open();
      mock!.down();
      const began = performance.now();
      await expect(own.send(messages(1, 1, 'away'))).rejects.toThrow();
      await expect(open()).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(limits.whole);
      mock!.up();
      await own.close();
    });
  });
});
