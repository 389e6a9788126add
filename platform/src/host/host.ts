import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { systemClock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { createDispatcher } from '../dispatcher/dispatcher.ts';
import { eventStoreOf, openLog } from '../event-log/open.ts';
import { followedMigration } from '../event-log/kurrent/schema.ts';
import { factsChannel } from '../facts/build.ts';
import { createFactStore } from '../facts/factStore.ts';
import { createFiles } from '../files/files.ts';
import { restrictFolderAccess } from '../files/private-folders.ts';
import { countsOnRedis } from '../http/shared-counts.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createReactions } from '../jobs/reactions.ts';
import { openRelay } from '../relay/open.ts';
import { relayReader } from '../relay/types.ts';
import { createFollower } from '../ledger/follower.ts';
import { createLive } from '../live/live.ts';
import { liveOverPostgres } from '../live/over-postgres.ts';
import { liveOverRedis } from '../live/over-redis.ts';
import { createLogger } from '../logging/logger.ts';
import { noProgress, type Progress } from '../logging/progress.ts';
import { createConfiguredMailer } from '../mail/mail-server.ts';
import { countBatch } from '../metrics/commands.ts';
import { snapshotJob } from '../as-of/jobs.ts';
import { createSnapshots } from '../as-of/snapshots.ts';
import { warnOfPlainHttp } from '../config/plain-http.ts';
import { createListener } from '../postgres/listener.ts';
import { ensureDatabase, migrate, relationsOf } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pools.ts';
import { paceOf } from '../projections/paces.ts';
import { createRunner, type RunnerOptions } from '../projections/runner.ts';
import { connectRedis } from '../redis/redis.ts';
import { tablesOf, viewsOf } from '../projections/tables.ts';
import type { Clock, Service } from '../service.ts';
import { settledTimeZone } from './settled-time-zone.ts';
import { createSessions } from '../sessions/sessions.ts';
import { makeDemo, planDemo } from './demo.ts';
import { createFeedThread } from './feed-thread/feed-thread.ts';
import { gather } from './gather.ts';
import { readHealth, withDisk, type Phase } from './health.ts';
import { moduleMigrations, moduleSchemas, platformMigrations } from './migrations.ts';
import { followReadSide } from './read-side.ts';
import { openServer, type OpenServer } from './serve.ts';
import type { RunningHost } from './running-host.ts';

export interface HostOptions {
  services: readonly Service[];
  config: Config;
  /** Address of the database with the owner's rights: the configured one, or the embedded server's. */
  databaseUrl: string;
  clock?: Clock;
  logger?: Logger;
  progress?: Progress;
  /** What has to be there before the port opens, for example the built pages. */
  beforeServing?: Promise<void>;
  /** False for command-line tools: no port, no jobs, no reactions. */
  serve?: boolean;
  /** Where the read models are kept by a thread of their own: true, or the thread that is loading already. */
  feedThread?: boolean | Worker;
}

/** Puts any set of services together in this process, on one database, and starts them; resolves when the portal is ready. */
export async function createHost(options: HostOptions): Promise<RunningHost> {
  const { services, databaseUrl, clock = systemClock, progress = noProgress, serve = true } = options;
  const config = { ...options.config };
  const logger = options.logger ?? createLogger(config.logLevel, services.map(service => service.name).join('+'));
  const warn = (what: string) => (error: unknown) => logger.warn({ err: error }, what);
  const gathered = gather(services);
  const relay = services.some(({ kind }) => kind === 'worker')
    ? await openRelay(config, gathered.modules, logger)
    : null;
  const parts = relay ? relay.among(gathered) : gathered;
  restrictFolderAccess(config).done.catch(warn('closing folders to others'));
  const onExit: (() => unknown)[] = [];
  let phase: Phase = 'starting';
  const stop = async (): Promise<void> => {
    phase = 'stopping';
    for (const step of onExit.splice(0).reverse()) await Promise.resolve(step()).catch(warn('while stopping'));
  };

  const projecting = services.filter(({ kind }) => kind === 'projection').map(({ name }) => name);
  const onProgress = (name: string, done: number, of: number): void =>
    progress.moving(`Building ${name}: ${done} of ${of} events`);
  let onProjected: RunnerOptions['onProjected'] = () => undefined;

  try {
    const feed =
      options.feedThread && projecting.length
        ? createFeedThread({
            services: projecting,
            databaseUrl,
            eventStore: eventStoreOf(config),
            launched: typeof options.feedThread === 'object' ? options.feedThread : undefined,
            logLevel: config.logLevel,
            logger,
            onProjected: (...projected) => onProjected(...projected),
            onProgress,
          })
        : undefined;
    onExit.push(() => feed?.stop());
    await ensureDatabase(databaseUrl);
    const schemas = moduleSchemas(parts.modules);
    const migrations = [
      ...platformMigrations(),
      ...(config.eventStoreUrl ? [followedMigration] : []),
      ...moduleMigrations(parts.modules),
    ];
    await migrate(databaseUrl, schemas, migrations);

    const pool = createPool(databaseUrl, { max: 10, onError: warn('database connection') });
    const feedPool = createPool(databaseUrl, { max: 6, pipeline: true, onError: warn('database connection') });
    onExit.push(() => Promise.all([pool.end(), feedPool.end()]));
    const listener = await createListener(databaseUrl, warn('notifications'));
    onExit.push(() => listener.close());
    const log = await openLog({
      databaseUrl,
      eventStore: eventStoreOf(config),
      pool,
      listener,
      catalogue: parts.catalogue,
      onError: warn('event log'),
    });
    onExit.push(() => log.close());
    config.timeZone = (await settledTimeZone(log)) ?? config.timeZone;
    const facts = createFactStore({ pool: feedPool, log, definitions: parts.facts, onError: warn('facts') });
    const dispatcher = createDispatcher({ log, facts, clock, queueLimit: config.queueLimit, observe: countBatch });
    const sessions = createSessions({ pool, clock, listener, secure: config.secure });
    onExit.push(() => sessions.stop());
    const redis = config.redisUrl ? await connectRedis(config.redisUrl, { logger }) : undefined;
    onExit.push(() => redis?.close());
    const live = createLive({
      carrier: redis ? liveOverRedis(redis, logger) : liveOverPostgres(pool, listener, logger),
      logger,
      limits: { account: config.accountSockets, address: config.addressSockets },
    });
    onExit.push(() => live.stop());
    const mailer = createConfiguredMailer(config, pool);
    onExit.push(() => mailer.close());
    const readSide = await followReadSide(pool, listener, parts.projections.map(paceOf), warn('read side'));
    onExit.push(readSide.stop);
    const jobs = await createJobs({
      definitions: serve ? parts.jobs : [],
      databaseUrl,
      redis,
      timeZone: config.timeZone,
      host: () => host,
      logger,
    });
    onExit.push(() => jobs.stop());
    const presentOnly = new Set(parts.modules.filter(module => module.presentOnly).map(({ name }) => name));
    const snapshots = createSnapshots({
      pool,
      log,
      clock,
      url: databaseUrl,
      schemas,
      migrations,
      onError: warn('a database of the past'),
      projections: parts.projections.filter(({ name }) => !presentOnly.has(name.split('.')[0]!)),
      start: ({ uid, position, used_at }) =>
        jobs.add(snapshotJob, { past: uid }, { id: `${uid}-${position}-${Date.parse(used_at)}` }),
    });
    onExit.push(() => snapshots.close());

    const files = createFiles({ pool, config, clock });
    const relations = [
      'platform.migrations',
      ...migrations.flatMap(({ sql }) => relationsOf(sql)),
      ...(parts.facts.length ? ['platform.facts'] : []),
      ...parts.projections.flatMap(projection => [...tablesOf(projection), ...viewsOf(projection)]),
    ];
    const host: RunningHost = {
      config,
      logger,
      clock,
      pool,
      log,
      dispatcher,
      jobs,
      live,
      sessions,
      sharedCounts: name => redis && countsOnRedis(redis, name),
      mailer,
      snapshots,
      parts,
      files,
      aggregates: parts.aggregates,
      nameOf: async account => (await parts.modules.find(module => module.nameOf)?.nameOf!(pool, account)) ?? null,
      catalogue: parts.catalogue,
      commands: parts.commands,
      waitForReadModels: (position, ms = 1000, paces) => readSide.waitFor(position, ms, paces),
      url: null,
      health: async () =>
        withDisk(
          await readHealth(
            { pool, log, jobs, redis, relations, relay: config.kafkaBrokers ? relayReader : null },
            phase,
          ),
          await files.disk(),
        ),
      stop,
    };

    await facts.start();
    onExit.push(
      () => facts.close(),
      () => dispatcher.idle(),
      listener.on(
        factsChannel,
        () => facts.forget(),
        () => facts.forget(),
      ),
    );
    onProjected = (position, keys, pace) => {
      readSide.advance(position, pace);
      if (keys.length) live.touched(keys);
    };
    if (feed) {
      await feed.begin();
      onExit.push(() => feed.stop());
    } else if (parts.projections.length) {
      const runner = createRunner({
        log,
        pool: feedPool,
        projections: parts.projections,
        logger,
        onProjected,
        onProgress,
      });
      await runner.start();
      onExit.push(() => runner.stop());
    }
    if (serve && projecting.length && !feed) {
      const ledger = createFollower({ log, pool: feedPool, logger });
      ledger.start();
      onExit.push(() => ledger.stop());
    }
    await planDemo(host, parts.modules);
    for (const module of parts.modules) await module.onStart?.(host);
    await makeDemo(host, parts.modules, progress);
    if (serve) {
      const reactions = createReactions({ log, pool: feedPool, reactions: parts.reactions, host: () => host, logger });
      await reactions.start();
      // What is being sent to a broker that hangs is not waited for.
      onExit.push(() => Promise.all([reactions.stop(), relay?.close()]));
      await options.beforeServing;
      const server: OpenServer = await openServer(host, services);
      onExit.push(
        () => server.close(),
        () => jobs.rest(),
      );
      host.url = server.url;
      // Jobs send calls to the port, so they begin when it is open.
      await jobs.start();
      warnOfPlainHttp(config, logger);
    }
    phase = 'ready';
    return host;
  } catch (error) {
    await stop();
    throw error;
  }
}
