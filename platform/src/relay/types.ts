import type { EventDefinition } from '@portal/event-schemas/kernel/events.ts';
import type { Logger } from 'pino';

/** Its name among the reactions, and among the readers of the log. */
export const relayName = 'kafka';
export const relayReader = `reaction:${relayName}`;

/** What the operator has set about the broker (settings.ts). */
export interface RelaySettings {
  /** Addresses to begin with, `host:port`. */
  brokers: readonly string[];
  tls: { ca?: string; cert?: string; key?: string } | null;
  sasl: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string } | null;
  /** Before the names of topics, and in the source of events. */
  prefix: string;
  /** Topics that are not there are made; `partitions` and `replication`: null leaves them to the broker. */
  createTopics: boolean;
  partitions: number | null;
  replication: number | null;
  /** Modules whose topics may have personal fields. */
  personal: readonly string[];
}

/** A record for a topic: one key, one order. */
export interface Message {
  topic: string;
  key: string;
  value: string;
}

/** A connection with an idempotent producer. */
export interface KafkaConnection {
  topics(): Promise<readonly string[]>;
  createTopics(names: readonly string[]): Promise<void>;
  /**
   * Resolves when every replica in sync has all of them, those of one key in their order; a key's partition is that of Kafka's own clients. Rejects with
   * `TooLarge`, or whatever is wrong.
   */
  send(messages: readonly Message[]): Promise<void>;
  close(): Promise<void>;
}
/** A client library: kafkajs.ts; another is one more file. One suite holds for all (clients.int.ts). */
export type KafkaClient = (
  settings: Pick<RelaySettings, 'brokers' | 'tls' | 'sasl' | 'partitions' | 'replication'>,
  logger: Pick<Logger, 'debug'>,
) => Promise<KafkaConnection>;
/** The broker takes no message of this size. */
export class TooLarge extends Error {}

export const clientId = 'university-portal';
/** Milliseconds, alike for all clients. `retries`: within one call, by the same producer, so that the broker drops what it has already. */
export const limits = { connect: 3000, request: 8000, retries: 2, whole: 20_000 };

/** An event type with the module that it belongs to; `defaults`: what is read in events from before a field came. */
export interface PublishedType {
  module: string;
  definition: EventDefinition;
  defaults?: Readonly<Record<string, unknown>>;
}
export type PublishedTypes = ReadonlyMap<string, PublishedType>;
