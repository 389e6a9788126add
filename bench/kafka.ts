import { randomUUID } from 'node:crypto';
import { newId } from '@portal/platform/ids/ids.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { createReactions } from '@portal/platform/jobs/reactions.ts';
import { sequenceOf, sourceOf, topicOf } from '@portal/platform/relay/envelope.ts';
import { kafkajsClient } from '@portal/platform/relay/kafkajs.ts';
import { publishedTypes } from '@portal/platform/relay/published-types.ts';
import { createRelay } from '@portal/platform/relay/relay.ts';
import { relayReader, type KafkaClient, type Message } from '@portal/platform/relay/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { readTopics, withoutMock } from '../test/support/kafka.ts';
import { benchBroker } from './support/kafka-broker.ts';
import { platformaticClient } from './support/platformatic.ts';
import { catalogue, seatLog, seatTaken, taking } from './support/seat-log.ts';
import { median, perSecond, printTable } from './support/table.ts';

/**
 * The two client libraries that the relay could have, by turns on the same broker, and the relay on each: `npm run bench:kafka [-- <rounds> <events>]`. The
 * broker is that of KAFKA_BROKERS, or librdkafka's mock cluster (LIBRDKAFKA), which keeps records in memory.
 */
const rounds = Number(process.argv[2] ?? 5);
const many = Number(process.argv[3] ?? 20_000);
const asked = 5000;
const clients: Record<string, KafkaClient> = { kafkajs: kafkajsClient, '@platformatic/kafka': platformaticClient };
const logger = createLogger('silent', 'bench');

const named = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter(Boolean);
if (named.length === 0 && withoutMock) {
  console.log(withoutMock);
  process.exit(0);
}
const broker = await benchBroker(named);
/** Each measurement has a topic of its own: what the mock cluster keeps of one has an end. */
async function freshTopic() {
  const prefix = `bench-${randomUUID().slice(0, 8)}`;
  const topic = topicOf(prefix, 'bench');
  await broker.createTopic(topic, 6);
  const settings = {
    brokers: broker.brokers,
    tls: null,
    sasl: null,
    prefix,
    createTopics: true,
    partitions: 6,
    replication: null,
    personal: [],
  };
  return { topic, settings };
}

interface Measured {
  rate: number;
  /** CPU milliseconds of this process for a thousand events. */
  cpu: number;
}
async function measure(events: number, work: () => Promise<void>): Promise<Measured> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { rate: events / seconds, cpu: (user + system) / events };
}

/** Batches as the relay sends them, one after the other. */
async function sending(client: KafkaClient, size: number): Promise<Measured> {
  const { topic, settings } = await freshTopic();
  const connection = await client(settings, logger);
  if (broker.isReal) await connection.createTopics([topic]);
  const messages = Array.from({ length: many }, (_, n): Message => {
    const stream = `seats-${newId()}`;
    const envelope = {
      specversion: '1.0',
      id: newId(),
      type: 'SeatTaken',
      source: sourceOf(settings.prefix, 'bench'),
      subject: stream,
      sequence: sequenceOf(n),
      data: seatTaken(),
    };
    return { topic, key: stream, value: JSON.stringify(envelope) };
  });
  await connection.send(messages.slice(0, size));
  const measured = await measure(many, async () => {
    for (let at = 0; at < many; at += size) await connection.send(messages.slice(at, at + size));
  });
  await connection.close();
  return measured;
}

const { server, pool, log, close } = await seatLog();
for (let at = 0; at < many; at += 500)
  await log.appendBatch(
    Array.from({ length: Math.min(500, many - at) }, () => ({
      writes: [{ stream: `seats-${newId()}`, expected_version: 0, events: [{ type: 'SeatTaken', data: seatTaken() }] }],
      context: taking(),
    })),
  );

let last = '';
/** The whole way: reading the log, envelopes, broker, checkpoint. */
async function relaying(client: KafkaClient): Promise<Measured> {
  await pool.query('delete from platform.checkpoints where name = $1', [relayReader]);
  const { topic, settings } = await freshTopic();
  const relay = createRelay(settings, publishedTypes([{ name: 'bench', events: catalogue }]), logger, client);
  const reactions = createReactions({ log, pool, reactions: [relay.reaction], host: () => ({}) as Host, logger });
  const head = await log.head();
  const measured = await measure(many, async () => {
    await reactions.start();
    for (let at = 0; at < head; await new Promise(resolve => setTimeout(resolve, 10)))
      ({ at } = (
        await pool.query<{ at: number }>('select position::float8 as at from platform.checkpoints where name = $1', [
          relayReader,
        ])
      ).rows[0]!);
  });
  await Promise.all([reactions.stop(), relay.close()]);
  last = topic;
  return measured;
}

const kinds: Record<string, (client: KafkaClient) => Promise<Measured>> = {
  'client, batches of 200': client => sending(client, 200),
  'client, batches of 20': client => sending(client, 20),
  'relay: log, envelopes, broker, checkpoint': relaying,
};
const results = new Map<string, Measured[]>();
for (let round = 0; round <= rounds; round++)
  for (const [kind, run] of Object.entries(kinds))
    for (const [name, client] of Object.entries(clients)) {
      const measured = await run(client);
      // The first round warms up.
      if (round > 0) results.set(`${kind} ${name}`, [...(results.get(`${kind} ${name}`) ?? []), measured]);
    }

const of = (kind: string, name: string): Measured => {
  const all = results.get(`${kind} ${name}`)!;
  return { rate: median(all.map(({ rate }) => rate)), cpu: median(all.map(({ cpu }) => cpu)) };
};
printTable(
  `Events a second (CPU ms for a thousand events), medians of ${rounds} rounds of ${many} events, by turns; ${broker.what}. ${server}`,
  ['', ...Object.keys(clients)],
  Object.keys(kinds).map(kind => [
    kind,
    ...Object.keys(clients).map(name => {
      const { rate, cpu } = of(kind, name);
      return `${perSecond(rate)} (${cpu.toFixed(0)})`;
    }),
  ]),
);
const records = await readTopics(broker.brokers, [last]);
const ids = new Set(records.map(({ value }) => value.id as string));
const lost = (await log.readAll(0, many)).filter(({ meta }) => !ids.has(meta.event_id)).length;
const slowest = Math.min(
  ...Object.keys(clients).map(name => of('relay: log, envelopes, broker, checkpoint', name).rate),
);
console.log(`\nevents of the log that the topic does not have: ${lost}, asked 0: ${lost === 0 ? 'met' : 'NOT MET'}`);
console.log(
  `relay at its slowest: ${perSecond(slowest)} events a second, asked ${perSecond(asked)}: ${slowest >= asked ? 'met' : 'NOT MET'}`,
);
await close();
broker.stop();
process.exit(lost === 0 && slowest >= asked ? 0 : 1);
