import type { Logger } from 'pino';
import { NotNow } from '../jobs/types.ts';
import { limits, TooLarge, type KafkaClient, type KafkaConnection, type Message, type RelaySettings } from './types.ts';

/** The broker as the relay needs it: whatever is wrong with it is `NotNow`, and told by what an operator can do. */
export interface Broker {
  /** Resolves when the broker answers and these topics are there; they are made where the settings allow it. */
  ready(topics: ReadonlySet<string>): Promise<void>;
  /** Resolves when all of them are kept, those of one key in their order. Rejects with `TooLarge` or `NotNow`: then some may have been kept. */
  publish(messages: readonly Message[]): Promise<void>;
  close(): Promise<void>;
}

/** One connection, made when it is needed. After any failure it is given up, and the next call begins with a new one. */
export function createBroker(settings: RelaySettings, client: KafkaClient, logger: Logger): Broker {
  let connection: Promise<KafkaConnection> | undefined;
  let opened: typeof connection;
  let known = new Set<string>();
  let end: (why: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  ended.catch(() => undefined);

  async function withConnection<T>(what: string, work: (open: KafkaConnection) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${limits.whole / 1000} s`)), limits.whole);
    });
    const mine = (connection ??= client(settings, logger));
    const done = mine.then(open => {
      opened = mine;
      return work(open);
    });
    try {
      return await Promise.race([done, late, ended]);
    } catch (error) {
      if (connection === mine) [connection, known] = [undefined, new Set()];
      mine.then(open => open.close()).catch(() => undefined);
      if (error instanceof TooLarge || error instanceof NotNow) throw error;
      throw new NotNow(`Kafka (${settings.brokers.join(', ')}): ${what}: ${(error as Error).message}`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async ready(topics) {
      if (connection && [...topics].every(topic => known.has(topic))) return;
      await withConnection('the topics cannot be looked at', async open => {
        known = new Set(await open.topics());
      });
      const missing = [...topics].filter(topic => !known.has(topic)).sort();
      if (missing.length === 0) return;
      if (!settings.createTopics)
        throw new NotNow(
          `Kafka (${settings.brokers.join(', ')}) has no topic ${missing.join(', ')}: create it, or let the portal do it with KAFKA_CREATE_TOPICS=on`,
        );
      await withConnection(`the topic ${missing.join(', ')} cannot be made`, open => open.createTopics(missing));
      logger.info({ topics: missing }, 'topics are made');
      for (const topic of missing) known.add(topic);
    },
    publish: messages => withConnection('events cannot be published', open => open.send(messages)),
    async close() {
      // One that is still being made is not waited for.
      const [mine, isOpen] = [connection, opened === connection];
      end(new Error('the portal stops'));
      const closed = mine?.then(open => open.close()).catch(() => undefined);
      if (isOpen) await closed;
    },
  };
}
