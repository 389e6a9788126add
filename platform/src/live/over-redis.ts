import type { Logger } from 'pino';
import type { RedisServer } from '../redis/redis.ts';
import type { OpenCarrier } from './carrier.ts';
import type { LiveMessage } from './hub.ts';

/** A connection that only listens notices by this that nobody speaks any more; milliseconds. */
const pingEvery = 10_000;

/** Live messages by Redis' publish and subscribe. While it is away this process alone hears what it says. */
export const liveOverRedis =
  (redis: RedisServer, logger: Logger): OpenCarrier =>
  ({ heard, missed }) => {
    // Channels are not kept apart by the number of the database.
    const channel = `portal:live:${redis.commands.options.db ?? 0}`;
    const subscriber = redis.connect();
    let subscribed = false;
    const listen = async (): Promise<void> => {
      await subscriber.subscribe(channel);
      if (subscribed) missed();
      subscribed = true;
    };
    subscriber.on('message', (_channel, text) => {
      try {
        for (const message of JSON.parse(text) as LiveMessage[]) heard(message);
      } catch (error) {
        logger.error({ err: error }, 'a live message could not be read');
      }
    });
    subscriber.on('ready', () => {
      listen().catch(() => undefined);
    });
    const timer = setInterval(() => {
      if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
    }, pingEvery).unref();
    return {
      send: async messages => {
        if (messages.length === 0) return;
        try {
          await redis.commands.publish(channel, JSON.stringify(messages));
        } catch {
          for (const message of messages) heard(message);
        }
      },
      close: () => {
        clearInterval(timer);
        subscriber.disconnect();
      },
    };
  };
