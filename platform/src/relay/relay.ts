import type { Logger } from 'pino';
import { Counter, register } from 'prom-client';
import type { Reaction } from '../jobs/types.ts';
import { createBroker } from './broker.ts';
import { messageOf, topicOf } from './envelope.ts';
import { kafkajsClient } from './kafkajs.ts';
import { inParts } from './parts.ts';
import { relayName, type KafkaClient, type PublishedTypes, type RelaySettings } from './types.ts';

export interface Relay {
  reaction: Reaction;
  close(): Promise<void>;
}
const published = (): Counter<'topic'> =>
  (register.getSingleMetric('portal_relay_published_total') as Counter<'topic'> | undefined) ??
  new Counter({
    name: 'portal_relay_published_total',
    help: 'Events that this process has published, by topic; repeated ones count again',
    labelNames: ['topic'],
  });

/**
 * Publishes every event, from the first on (docs/decisions/0059). It is a reaction like others: its checkpoint moves when the broker has kept a batch,
 * and of several workers the one that holds the checkpoint's row publishes. What was published before a crash and not noted is published again, with
 * the same ids and in the same order.
 */
export function createRelay(
  settings: RelaySettings,
  types: PublishedTypes,
  logger: Logger,
  client: KafkaClient = kafkajsClient,
): Relay {
  const broker = createBroker(settings, client, logger);
  const counter = published();
  return {
    reaction: {
      name: relayName,
      handles: 'all',
      begins: 'with the first event',
      ready: events =>
        broker.ready(
          new Set(
            events.flatMap(({ type }) => (types.has(type) ? [topicOf(settings.prefix, types.get(type)!.module)] : [])),
          ),
        ),
      async react(events) {
        for (const part of inParts(events.map(event => messageOf(event, types, settings)))) {
          await broker.publish(part);
          for (const { topic } of part) counter.inc({ topic });
        }
      },
    },
    close: () => broker.close(),
  };
}
