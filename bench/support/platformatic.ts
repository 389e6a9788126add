import { ProduceAcks, Admin, Producer, stringSerializers, type ProducerOptions } from '@platformatic/kafka';
import { contentType } from '@portal/platform/relay/envelope.ts';
import { clientId, limits, TooLarge, type KafkaClient } from '@portal/platform/relay/types.ts';

const headers = { 'content-type': contentType };

/** Brokers by @platformatic/kafka: the other client that the relay could have. */
export const platformaticClient: KafkaClient = async ({ brokers, tls, sasl, partitions, replication }) => {
  const settings = {
    clientId,
    bootstrapBrokers: [...brokers],
    connectTimeout: limits.connect,
    requestTimeout: limits.request,
    retries: limits.retries,
    retryDelay: 200,
    autocreateTopics: false,
    ...(tls ? { tls } : {}),
    ...(sasl
      ? {
          sasl: {
            mechanism: sasl.mechanism.toUpperCase() as 'PLAIN',
            username: sasl.username,
            password: sasl.password,
          },
        }
      : {}),
  };
  const producer = new Producer({
    ...settings,
    idempotent: true,
    serializers: stringSerializers,
  } satisfies ProducerOptions<string, string, string, string>);
  const admin = new Admin(settings);
  const close = async (): Promise<void> => {
    await producer.close();
    await admin.close();
  };
  try {
    await producer.metadata({ topics: [] });
  } catch (error) {
    close().catch(() => undefined);
    throw error;
  }
  return {
    topics: () => admin.listTopics(),
    createTopics: async names =>
      void (await admin.createTopics({
        topics: [...names],
        partitions: partitions ?? -1,
        replicas: replication ?? -1,
      })),
    async send(messages) {
      try {
        await producer.send({
          acks: ProduceAcks.ALL,
          messages: messages.map(message => ({ ...message, headers })),
        });
      } catch (error) {
        throw isTooLarge(error) ? new TooLarge((error as Error).message, { cause: error }) : error;
      }
    },
    close,
  };
};

function isTooLarge(error: unknown): boolean {
  const { apiId, cause, errors = [] } = (error ?? {}) as { apiId?: string; cause?: unknown; errors?: unknown[] };
  return (
    apiId === 'MESSAGE_TOO_LARGE' ||
    apiId === 'RECORD_LIST_TOO_LARGE' ||
    [cause, ...errors].some(inner => inner !== undefined && isTooLarge(inner))
  );
}
