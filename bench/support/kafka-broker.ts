import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startFront } from '../../test/support/kafka-front.ts';
import { startMockKafka } from '../../test/support/kafka.ts';

export interface BenchBroker {
  brokers: readonly string[];
  what: string;
  isReal: boolean;
  /** Nothing on a real one: there whoever uses it makes its topics. */
  createTopic(name: string, partitions: number): Promise<void>;
  stop(): void;
}

/** The Kafka at these addresses, or librdkafka's mock cluster in a process of its own, so that its work is not counted among that of the clients. */
export async function benchBroker(named: readonly string[]): Promise<BenchBroker> {
  if (named.length > 0)
    return {
      brokers: named,
      what: 'the Kafka of KAFKA_BROKERS',
      isReal: true,
      createTopic: async () => undefined,
      stop: () => undefined,
    };
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  const answer = (): Promise<string> => new Promise(resolve => void child.once('message', resolve as () => void));
  const address = await answer();
  return {
    brokers: [address],
    what: 'librdkafka’s mock cluster in a process of its own',
    isReal: false,
    async createTopic(name, partitions) {
      const made = answer();
      child.send({ name, partitions });
      await made;
    },
    stop: () => void child.kill(),
  };
}

if (process.argv[2] === 'serve') {
  const mock = await startMockKafka();
  const [host, port] = mock.brokers[0]!.split(':') as [string, string];
  const front = await startFront({ host, port: Number(port) });
  mock.advertise(front.port);
  process.on('message', ({ name, partitions }: { name: string; partitions: number }) => {
    mock.createTopic(name, partitions);
    process.send!(name);
  });
  process.send!(`127.0.0.1:${front.port}`);
}
