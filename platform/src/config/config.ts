import { z } from 'zod';

/**
 * Configuration from the environment, checked once at start: a wrong value names itself.
 * Absent addresses mean the embedded default (docs/operating.md has the table).
 */
export const configSchema = z.object({
  /** Address of PostgreSQL; without it an embedded one runs under `data`. */
  databaseUrl: z.string().optional(),
  /** Address of the event store that keeps the log; without it PostgreSQL does. */
  eventStoreUrl: z.string().optional(),
  /** Before the names of its streams there. */
  eventStorePrefix: z.string().default(''),
  redisUrl: z.string().optional(),
  /** Brokers to which every event is published; without them none is (relay/). */
  kafkaBrokers: z.array(z.string()).optional(),
  kafkaTls: z.boolean().default(false),
  /** Files, in PEM: whom to trust, and who the portal is. */
  kafkaCa: z.string().optional(),
  kafkaCert: z.string().optional(),
  kafkaKey: z.string().optional(),
  kafkaMechanism: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  kafkaUser: z.string().optional(),
  kafkaPassword: z.string().optional(),
  kafkaTopicPrefix: z.string().default('portal'),
  kafkaCreateTopics: z.boolean().default(true),
  /** Of topics that the portal makes; without them the broker's own defaults. */
  kafkaPartitions: z.int().optional(),
  kafkaReplication: z.int().optional(),
  /** Modules whose topics may have personal fields. */
  kafkaPersonal: z.array(z.string()).default([]),
  smtpUrl: z.string().optional(),
  mailFrom: z.string(),
  /** Where people reach the portal, for links in mails. */
  publicUrl: z.string().optional(),
  /** Address of the command-service for the worker, where they run apart. */
  commandsUrl: z.string().optional(),
  host: z.string(),
  port: z.int().min(0).max(65535),
  /** Folder of the embedded database, uploads, mails, exports. */
  data: z.string(),
  timeZone: z.string(),
  /** Makes the demo university at the first start and shows its accounts on the log-in page. */
  demo: z.boolean(),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  /** Behind TLS: cookies get `Secure` and the prefix `__Host-`. */
  secure: z.boolean(),
  uploadMaxMb: z.number(),
  /** Addresses and networks (CIDR) of proxies whose `X-Forwarded-…` headers are trusted; no others are. */
  trustedProxies: z.array(z.string()).default([]),
  /** Addresses and networks, besides the internet, that webhooks may go to. */
  webhookNetworks: z.array(z.string()).default([]),
  /** Storage in megabytes of one person, of one who works for the university, and in all. */
  personStorageMb: z.int(),
  officeStorageMb: z.int(),
  storageMb: z.int().optional(),
  /** Megabytes of the disk that stay free of uploads and exports. */
  diskReserveMb: z.int(),
  /** Seconds from the order to stop in which a process that is no longer ready still takes requests. */
  stopDelay: z.int().default(0),
  /** The dispatcher refuses with 503 above this many waiting commands. */
  queueLimit: z.int(),
  /** Rate limits: calls a minute and address; log-ins a minute and address. */
  rateLimit: z.int(),
  loginRateLimit: z.int(),
  /** Live sockets that one account, and one address, may have open in a process. */
  accountSockets: z.int(),
  addressSockets: z.int(),
  serviceToken: z.string(),
  /** Signs the cookies by which a device is known that has signed in before. */
  deviceKey: z.string().min(32),
  /** Lets its bearer read `/metrics` and the whole of `/health/`. */
  metricsToken: z.string().optional(),
  /** Folder, or bucket of an S3-compatible store, into which a backup is written every night; without it none is. */
  backupTo: z.string().optional(),
  /** File with the passphrase that backups are encrypted with. */
  backupKey: z.string().optional(),
  /** So many backups are kept. */
  backupKeep: z.int().default(14),
  /** File with the key that seals the ledger; without it one is kept under `data`. */
  sealKey: z.string().optional(),
});
export type Config = z.infer<typeof configSchema>;
