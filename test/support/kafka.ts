import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, type IHeaders } from 'kafkajs';

/** A broker for tests: librdkafka's own mock cluster, which speaks Kafka's protocol on a port of this machine. */
export interface MockKafka {
  brokers: string[];
  /** Nobody gets through any more; what is kept stays. */
  down(): void;
  up(): void;
  createTopic(name: string, partitions?: number): void;
  deleteTopic(name: string): void;
  /** The next requests to keep records are answered with these errors of the protocol. */
  refuse(...errors: number[]): void;
  /** Clients are told this port as the broker's. */
  advertise(port: number): void;
  stop(): void;
}

const names = ['librdkafka.so.1', 'librdkafka.so', 'librdkafka.dylib', 'librdkafka.dll'];
/** `LIBRDKAFKA`: a file, for example that of NuGet's librdkafka.redist. */
const places = process.env['LIBRDKAFKA'] ? [process.env['LIBRDKAFKA']] : names;

/** What a test that needs the mock cluster says where it is skipped; null where it can be had. */
export const withoutMock: string | null = await loadLibrary().then(
  () => null,
  (error: Error) => error.message,
);

/** librdkafka's functions; throws a sentence where there is none that can do it. */
async function loadLibrary() {
  const koffi = await import('koffi').then(
    module => module.default,
    () => {
      throw new Error('skipped: koffi, which loads librdkafka, is not there for this machine');
    },
  );
  for (const place of places) {
    try {
      const library = koffi.load(place);
      return {
        newConf: library.func('void *rd_kafka_conf_new()'),
        set: library.func(
          'int rd_kafka_conf_set(void *conf, const char *name, const char *value, char *error, size_t size)',
        ),
        newHandle: library.func('void *rd_kafka_new(int type, void *conf, char *error, size_t size)'),
        destroyHandle: library.func('void rd_kafka_destroy(void *handle)'),
        newCluster: library.func('void *rd_kafka_mock_cluster_new(void *handle, int brokers)'),
        destroyCluster: library.func('void rd_kafka_mock_cluster_destroy(void *cluster)'),
        bootstraps: library.func('const char *rd_kafka_mock_cluster_bootstraps(void *cluster)'),
        setController: library.func('int rd_kafka_mock_set_controller_id(void *cluster, int broker)'),
        setRebalanceDelay: library.func(
          'void rd_kafka_mock_group_initial_rebalance_delay_ms(void *cluster, int milliseconds)',
        ),
        setHostPort: library.func(
          'int rd_kafka_mock_broker_set_host_port(void *cluster, int broker, const char *host, int port)',
        ),
        pushErrors: library.func(
          'int rd_kafka_mock_push_request_errors_array(void *cluster, int16_t call, size_t count, const int *errors)',
        ),
        setDown: library.func('int rd_kafka_mock_broker_set_down(void *cluster, int broker)'),
        setUp: library.func('int rd_kafka_mock_broker_set_up(void *cluster, int broker)'),
        createTopic: library.func(
          'int rd_kafka_mock_topic_create(void *cluster, const char *topic, int partitions, int replication)',
        ),
        deleteTopic: library.func('int rd_kafka_mock_topic_delete(void *cluster, const char *topic)'),
      };
    } catch {
      // The next place.
    }
  }
  throw new Error(
    'skipped: no librdkafka of 2.16 or newer was found, whose mock cluster is the broker of these tests (LIBRDKAFKA names its file); ' +
      'KAFKA_BROKERS names a Kafka for those that need no more than one',
  );
}

/** A cluster of its own, with topics that others make. */
export async function startMockKafka(): Promise<MockKafka> {
  const library = await loadLibrary();
  const settings: unknown = library.newConf();
  // Its warnings are about a client that has no broker, which it is not.
  library.set(settings, 'log_level', '3', Buffer.alloc(512), 512);
  const handle: unknown = library.newHandle(0, settings, Buffer.alloc(512), 512);
  const cluster: unknown = library.newCluster(handle, 1);
  library.setController(cluster, 1);
  library.setRebalanceDelay(cluster, 0);
  return {
    brokers: (library.bootstraps(cluster) as string).split(','),
    down: () => void library.setDown(cluster, 1),
    up: () => void library.setUp(cluster, 1),
    createTopic: (name, partitions = 4) => void library.createTopic(cluster, name, partitions, 1),
    deleteTopic: name => void library.deleteTopic(cluster, name),
    refuse: (...errors) => void library.pushErrors(cluster, 0, errors.length, Int32Array.from(errors)),
    advertise: port => void library.setHostPort(cluster, 1, '127.0.0.1', port),
    stop() {
      library.destroyCluster(cluster);
      library.destroyHandle(handle);
    },
  };
}

/** A record as it lies in a topic. */
export interface KafkaRecord {
  topic: string;
  partition: number;
  offset: number;
  key: string;
  value: any;
  headers: Record<string, string>;
}

const quiet = { clientId: 'test', logLevel: logLevel.NOTHING, retry: { retries: 10, initialRetryTime: 50 } };

/** All records of these topics up to their ends, by partition in their order. */
export async function readTopics(brokers: readonly string[], topics: readonly string[]): Promise<KafkaRecord[]> {
  const kafka = new Kafka({ ...quiet, brokers: [...brokers] });
  const admin = kafka.admin();
  await admin.connect();
  const missing = new Map<string, number>();
  for (const topic of topics)
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      if (high !== low) missing.set(`${topic} ${partition}`, Number(high));
  await admin.disconnect();
  const records: KafkaRecord[] = [];
  if (missing.size === 0) return records;
  const consumer = kafka.consumer({ groupId: `test-${randomUUID()}` });
  await consumer.connect();
  try {
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on('consumer.crash', ({ payload }) => reject(payload.error));
      void consumer.run({
        autoCommit: false,
        eachMessage: async ({ topic, partition, message }) => {
          const end = missing.get(`${topic} ${partition}`) ?? 0;
          const offset = Number(message.offset);
          if (offset >= end) return;
          records.push({
            topic,
            partition,
            offset,
            key: String(message.key),
            value: JSON.parse(String(message.value)),
            headers: textsOf(message.headers),
          });
          if (offset === end - 1) missing.delete(`${topic} ${partition}`);
          if (missing.size === 0) resolve();
        },
      });
    });
  } finally {
    await consumer.disconnect();
  }
  return records.toSorted(
    (one, other) =>
      one.topic.localeCompare(other.topic) || one.partition - other.partition || one.offset - other.offset,
  );
}

const textsOf = (headers: IHeaders | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
