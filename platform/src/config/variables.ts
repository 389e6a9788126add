import path from 'node:path';
import { z } from 'zod';
import { configSchema, type Config } from './config.ts';
import { address, addresses, file, flag, list, networks, timeZone, whole } from './kinds.ts';
import { projectRoot } from './project-root.ts';

interface Variable {
  schema: z.ZodType;
  key: keyof Config;
  /** What holds when it is absent. */
  absent: string | undefined;
  meaning: string;
}
const variable = (key: keyof Config, schema: z.ZodType, absent: string | undefined, meaning: string): Variable => ({
  key,
  schema,
  absent,
  meaning,
});

/** Every environment variable that the portal reads: the one place, and the table of docs/operating.md. */
export const variables: Record<string, Variable> = {
  DATABASE_URL: variable(
    'databaseUrl',
    address('postgres', 'postgresql'),
    undefined,
    'PostgreSQL 16 or newer, an account that owns the database; absent: an embedded PostgreSQL 18 in PORTAL_DATA',
  ),
  EVENTSTORE_URL: variable(
    'eventStoreUrl',
    addresses('kurrentdb', 'kurrentdb+discover', 'esdb', 'esdb+discover'),
    undefined,
    'EventStoreDB or KurrentDB that keeps the log, for example kurrentdb://127.0.0.1:2113?tls=false, a cluster’s nodes with commas; absent: PostgreSQL',
  ),
  EVENTSTORE_PREFIX: variable(
    'eventStorePrefix',
    z.string().regex(/^[\w-]*$/, 'has other signs than letters, digits, _ and -'),
    undefined,
    'Before the names of all streams, where several portals share one event store',
  ),
  REDIS_URL: variable(
    'redisUrl',
    address('redis', 'rediss'),
    undefined,
    'Redis 6.2 or newer, or Valkey, for jobs, live messages and counts of calls (rediss:// with TLS); ' +
      'absent: PostgreSQL has them, and each process counts by itself',
  ),
  KAFKA_BROKERS: variable(
    'kafkaBrokers',
    list(/^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, 'an address such as 192.0.2.7:9092'),
    undefined,
    'Kafka brokers to which every event is published, separated by commas (kafka-1:9092, kafka-2:9092); absent: nothing is published',
  ),
  KAFKA_TLS: variable('kafkaTls', flag, 'off', 'The brokers are reached over TLS'),
  KAFKA_TLS_CA: variable(
    'kafkaCa',
    file,
    undefined,
    'File with the certificates (PEM) that sign those of the brokers; absent: those that the system trusts',
  ),
  KAFKA_TLS_CERT: variable(
    'kafkaCert',
    file,
    undefined,
    'File with the certificate (PEM) that the portal shows the brokers',
  ),
  KAFKA_TLS_KEY: variable('kafkaKey', file, undefined, 'File with the key of that certificate'),
  KAFKA_SASL_MECHANISM: variable(
    'kafkaMechanism',
    z.enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'is none of plain, scram-sha-256, scram-sha-512'),
    undefined,
    'How the portal signs in to the brokers: plain, scram-sha-256 or scram-sha-512; absent: it does not',
  ),
  KAFKA_USERNAME: variable('kafkaUser', z.string().min(1), undefined, 'Name with which it does'),
  KAFKA_PASSWORD: variable('kafkaPassword', z.string().min(1), undefined, 'Password with which it does'),
  KAFKA_TOPIC_PREFIX: variable(
    'kafkaTopicPrefix',
    z.string().regex(/^[\w-]{1,100}$/, 'has other signs than letters, digits, _ and -'),
    'portal',
    'Before the names of topics (portal.registration) and in the source of events',
  ),
  KAFKA_CREATE_TOPICS: variable('kafkaCreateTopics', flag, 'on', 'The portal makes topics that are not there'),
  KAFKA_PARTITIONS: variable(
    'kafkaPartitions',
    whole(1, 10_000),
    undefined,
    'Partitions of a topic that it makes; absent: as the broker has it',
  ),
  KAFKA_REPLICATION: variable(
    'kafkaReplication',
    whole(1, 100),
    undefined,
    'Copies of a topic that it makes; absent: as the broker has it',
  ),
  KAFKA_PERSONAL: variable(
    'kafkaPersonal',
    list(/^[a-z][\w-]*$/, 'the name of a module'),
    undefined,
    'Modules whose topics may have personal fields, separated by commas; absent: none',
  ),
  SMTP_URL: variable(
    'smtpUrl',
    // Only http's own rules know what a host is: other schemes let `1.2.3.999` pass, and the mailer throws at it.
    address('smtp', 'smtps').refine(url => URL.canParse(url.replace(/^smtps?:/, 'http:')), 'names no host'),
    undefined,
    'Mail server; absent: the one that is set on the screen of first steps, else mails are written to PORTAL_DATA/mails',
  ),
  PORTAL_MAIL_FROM: variable(
    'mailFrom',
    z.string().min(3),
    'University portal <portal@localhost>',
    'Sender of the mails',
  ),
  PORTAL_PUBLIC_URL: variable(
    'publicUrl',
    address('http', 'https'),
    undefined,
    'Where people reach the portal, for links in mails; absent: the address of this process',
  ),
  PORTAL_COMMANDS_URL: variable(
    'commandsUrl',
    address('http', 'https'),
    undefined,
    'Address of the command-service (or of the proxy before it), to which a worker of its own process sends commands; absent: this process itself',
  ),
  PORTAL_HOST: variable('host', z.string().min(1), '127.0.0.1', 'Network address to listen on; 0.0.0.0 for all'),
  PORT: variable('port', whole(0, 65_535), '3000', 'Port; 0 takes any free one'),
  PORTAL_DATA: variable(
    'data',
    z
      .string()
      .min(1)
      .transform(folder => path.resolve(projectRoot, folder)),
    '.portal',
    'Folder of the embedded database, uploads, mails and exports',
  ),
  PORTAL_TIME_ZONE: variable('timeZone', timeZone, 'Asia/Bishkek', 'Time zone of the university'),
  PORTAL_DEMO: variable(
    'demo',
    flag,
    'on',
    'Make the demo university at the first start and show its accounts on the log-in page',
  ),
  PORTAL_LOG_LEVEL: variable(
    'logLevel',
    configSchema.shape.logLevel,
    'warn',
    'fatal, error, warn, info, debug, trace or silent',
  ),
  PORTAL_SECURE: variable(
    'secure',
    flag,
    'off',
    'The portal is reached over TLS: cookies are marked Secure and bound to the host; on by itself where PORTAL_PUBLIC_URL is https',
  ),
  PORTAL_TRUSTED_PROXIES: variable(
    'trustedProxies',
    networks,
    undefined,
    'Addresses and networks of the proxies before the portal, separated by commas (192.0.2.7, 2001:db8::/64); ' +
      'only their X-Forwarded-For, -Proto and -Host are believed; absent: nobody’s',
  ),
  PORTAL_WEBHOOK_NETWORKS: variable(
    'webhookNetworks',
    networks,
    undefined,
    'Addresses and networks, separated by commas, that webhooks may go to although they are not on the internet, also without TLS (10.0.5.0/24); absent: none',
  ),
  PORTAL_UPLOAD_MAX_MB: variable('uploadMaxMb', whole(1, 10_000), '100', 'Largest upload in megabytes'),
  PORTAL_PERSON_STORAGE_MB: variable(
    'personStorageMb',
    whole(1, 100_000_000),
    '1024',
    'Files of one person in megabytes, uploads under way among them',
  ),
  PORTAL_OFFICE_STORAGE_MB: variable(
    'officeStorageMb',
    whole(1, 100_000_000),
    '10240',
    'The same for who works for the university',
  ),
  PORTAL_STORAGE_MB: variable(
    'storageMb',
    whole(1, 100_000_000),
    undefined,
    'Files of all people together in megabytes; absent: as much as the disk holds',
  ),
  PORTAL_DISK_RESERVE_MB: variable(
    'diskReserveMb',
    whole(1, 100_000_000),
    '512',
    'Megabytes of the disk of PORTAL_DATA that stay free: uploads and exports are refused with 507 before they touch them',
  ),
  PORTAL_STOP_DELAY: variable(
    'stopDelay',
    whole(0, 300),
    '0',
    'Seconds after SIGTERM in which a process still takes requests while /health/ready/ answers 503, so that the proxies before it turn away first',
  ),
  PORTAL_QUEUE_LIMIT: variable(
    'queueLimit',
    whole(1, 1_000_000),
    '5000',
    'Above this many waiting commands new ones are refused with 503',
  ),
  PORTAL_RATE_LIMIT: variable(
    'rateLimit',
    whole(1, 10_000_000),
    '6000',
    'Calls a minute of one signed-in account, and without a session from one address',
  ),
  PORTAL_LOGIN_RATE_LIMIT: variable(
    'loginRateLimit',
    whole(1, 10_000_000),
    '1200',
    'Log-ins a minute from one address; a whole campus may share one, and guessing is stopped by the lockout',
  ),
  PORTAL_ACCOUNT_SOCKETS: variable(
    'accountSockets',
    whole(1, 1_000_000),
    '100',
    'Live sockets of one account in one process; a tab has one or two',
  ),
  PORTAL_ADDRESS_SOCKETS: variable(
    'addressSockets',
    whole(1, 1_000_000),
    '10000',
    'Live sockets from one address in one process; a whole campus may share one',
  ),
  PORTAL_SERVICE_TOKEN: variable(
    'serviceToken',
    z.string().min(16, 'is shorter than 16 characters'),
    undefined,
    'Secret between the services; absent: one is made and kept in PORTAL_DATA',
  ),
  PORTAL_DEVICE_KEY: variable(
    'deviceKey',
    z.string().min(32, 'is shorter than 32 characters'),
    undefined,
    'Secret by which command-services know devices that have signed in before, and with which secrets of apps and webhooks are sealed; ' +
      'absent: one is made and kept in PORTAL_DATA',
  ),
  PORTAL_METRICS_TOKEN: variable(
    'metricsToken',
    z.string().min(16, 'is shorter than 16 characters'),
    undefined,
    'Whoever sends it (Authorization: Bearer …) may read /metrics and the whole of /health/; absent: administrators and programs on this machine may',
  ),
  PORTAL_BACKUP_TO: variable(
    'backupTo',
    z
      .string()
      .min(1)
      .refine(
        to => !to.startsWith('s3:') || /^s3:\/\/[^:@/]+:[^@/]+@[^@/]+\/[^/?]+/.test(to),
        'is not like s3://key:secret@host/bucket/folder?region=eu-central-1',
      )
      .transform(to => (to.startsWith('s3:') ? to : path.resolve(projectRoot, to))),
    undefined,
    'Where a worker writes an encrypted backup every night: a folder, best on another machine’s disk, or a bucket of an S3-compatible store ' +
      '(s3://key:secret@host/bucket/folder?region=eu-central-1, tls=off without TLS); absent: none is made',
  ),
  PORTAL_BACKUP_KEY: variable(
    'backupKey',
    file,
    undefined,
    'File with the passphrase (16 characters or more) that backups are encrypted with; keep it elsewhere: without it no backup is read again',
  ),
  PORTAL_BACKUP_KEEP: variable('backupKeep', whole(1, 10_000), '14', 'Backups that are kept; older ones are removed'),
  PORTAL_SEAL_KEY: variable(
    'sealKey',
    file,
    undefined,
    'File with the Ed25519 key (PKCS#8, PEM) that seals the ledger; absent: one is made and kept in PORTAL_DATA/ledger',
  ),
};

/** The table of docs/operating.md, in Markdown. */
export const configurationTable = (): string =>
  [
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { absent, meaning }]) => `| \`${name}\` | ${absent === undefined ? '–' : `\`${absent}\``} | ${meaning} |`,
    ),
  ].join('\n');
