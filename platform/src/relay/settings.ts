import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/load.ts';
import type { RelaySettings } from './types.ts';

/** The relay's part of the configuration; null without brokers. Throws `ConfigError` where it does not fit together. */
export function relaySettings(config: Config, modules: readonly string[]): RelaySettings | null {
  const { kafkaBrokers: brokers, kafkaMechanism: mechanism, kafkaUser: username, kafkaPassword: password } = config;
  if (!brokers) return null;
  if (Boolean(mechanism) !== Boolean(username && password))
    throw new ConfigError('KAFKA_SASL_MECHANISM, KAFKA_USERNAME and KAFKA_PASSWORD belong together: set all or none.');
  const unknown = config.kafkaPersonal.filter(name => !modules.includes(name));
  if (unknown.length)
    throw new ConfigError(
      `KAFKA_PERSONAL=${config.kafkaPersonal.join(',')} names ${unknown.join(', ')}, which is no module (${[...modules].sort().join(', ')}).`,
    );
  const { kafkaCa: ca, kafkaCert: cert, kafkaKey: key } = config;
  if (Boolean(cert) !== Boolean(key))
    throw new ConfigError('KAFKA_TLS_CERT and KAFKA_TLS_KEY belong together: set both or none.');
  if (!config.kafkaTls && (ca ?? cert)) throw new ConfigError('KAFKA_TLS_… files are read with KAFKA_TLS=on alone.');
  return {
    brokers,
    tls: config.kafkaTls
      ? {
          ...(ca ? { ca: contentOf('KAFKA_TLS_CA', ca) } : {}),
          ...(cert && key ? { cert: contentOf('KAFKA_TLS_CERT', cert), key: contentOf('KAFKA_TLS_KEY', key) } : {}),
        }
      : null,
    sasl: mechanism && username && password ? { mechanism, username, password } : null,
    prefix: config.kafkaTopicPrefix,
    createTopics: config.kafkaCreateTopics,
    partitions: config.kafkaPartitions ?? null,
    replication: config.kafkaReplication ?? null,
    personal: config.kafkaPersonal,
  };
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
