import { Kafka, logLevel, Partitioners, type KafkaConfig, type SASLOptions } from 'kafkajs';
import { contentType } from './envelope.ts';
import { clientId, limits, TooLarge, type KafkaClient, type Message } from './types.ts';

const tooLarge = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE']);
const headers = { 'content-type': contentType };

/** Brokers by kafkajs. */
export const kafkajsClient: KafkaClient = async ({ brokers, tls, sasl, partitions, replication }, logger) => {
  const settings: KafkaConfig = {
    clientId,
    brokers: [...brokers],
    ssl: tls ?? false,
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    connectionTimeout: limits.connect,
    requestTimeout: limits.request,
    retry: { retries: limits.retries, initialRetryTime: 100, maxRetryTime: 1000 },
    logLevel: logLevel.ERROR,
    // What comes of it is told by the relay's own error.
    logCreator:
      () =>
      ({ log: { message, ...more } }) =>
        logger.debug(more, message),
  };
  const kafka = new Kafka(settings);
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    // A producer has its own number of repetitions, which the client's does not reach.
    retry: settings.retry,
  });
  const admin = kafka.admin();
  const close = async (): Promise<void> => void (await Promise.allSettled([producer.disconnect(), admin.disconnect()]));
  try {
    await Promise.all([producer.connect(), admin.connect()]);
  } catch (error) {
    void close();
    throw error;
  }
  return {
    topics: () => admin.listTopics(),
    createTopics: async names =>
      void (await admin.createTopics({
        waitForLeaders: true,
        topics: names.map(topic => ({
          topic,
          numPartitions: partitions ?? -1,
          replicationFactor: replication ?? -1,
        })),
      })),
    async send(messages) {
      try {
        await producer.sendBatch({ acks: -1, timeout: limits.request, topicMessages: byTopic(messages) });
      } catch (error) {
        throw isTooLarge(error) ? new TooLarge((error as Error).message, { cause: error }) : error;
      }
    },
    close,
  };
};

function byTopic(messages: readonly Message[]) {
  const topics = new Map<string, { key: string; value: string; headers: typeof headers }[]>();
  for (const { topic, key, value } of messages) {
    if (!topics.has(topic)) topics.set(topic, []);
    topics.get(topic)!.push({ key, value, headers });
  }
  return [...topics].map(([topic, records]) => ({ topic, messages: records }));
}

/** The broker's word may be wrapped in others. */
function isTooLarge(error: unknown): boolean {
  const { type, cause } = (error ?? {}) as { type?: string; cause?: unknown };
  return tooLarge.has(type ?? '') || (cause !== undefined && isTooLarge(cause));
}
