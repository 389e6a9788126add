import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { checkServer, readInfo, UnfitRedis } from './check.ts';

/** One Redis for everything that this process has there. */
export interface RedisServer {
  /** For what somebody waits for: while the server is away it fails at once, so that nothing piles up. */
  readonly commands: Redis;
  /** Whether `commands` is connected. */
  readonly isThere: boolean;
  /** One more connection, whose commands wait until the server is back: for workers and subscribers. */
  connect(): Redis;
  /** Calls the listener each time the server is back. */
  onBack(listener: () => void): void;
  close(): Promise<void>;
}

/** A server that takes a connection and says nothing more is away after so many milliseconds. */
const silence = 5_000;
/** Workers ask for at most ten seconds at a time. */
const silenceOfWorkers = 30_000;
const startTimeout = 10_000;
const waiting: RedisOptions = {
  maxRetriesPerRequest: null,
  connectTimeout: silence,
  keepAlive: 10_000,
  socketTimeout: silenceOfWorkers,
  // A primary that has become a replica: its name leads to the new one.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  retryStrategy: times => Math.min(times * 100, 2_000),
};
const impatient: RedisOptions = {
  ...waiting,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  commandTimeout: silence,
  socketTimeout: silence,
  lazyConnect: true,
};

/**
 * Connects and looks whether the server can keep jobs. Throws `UnfitRedis`, also where nobody answers within ten seconds.
 * After that a server that goes away is waited for.
 */
export async function connectRedis(
  url: string,
  { logger, patience = startTimeout }: { logger: Logger; patience?: number },
): Promise<RedisServer> {
  const opened = new Set<Redis>();
  const backs: (() => void)[] = [];
  /** Also what others make of it: a connection that nobody ends would look for its server for ever. */
  const keep = (connection: Redis): Redis => {
    const duplicate = connection.duplicate.bind(connection);
    connection.duplicate = override => keep(duplicate(override));
    connection.on('error', () => undefined);
    connection.once('end', () => opened.delete(connection));
    opened.add(connection);
    return connection;
  };
  const open = (options: RedisOptions): Redis => keep(new Redis(url, options));
  const commands = open(impatient);
  let closing = false;
  const closeAll = async (): Promise<void> => {
    closing = true;
    for (const connection of opened) connection.disconnect();
  };
  try {
    await firstAnswer(commands, patience);
    for (const warning of checkServer(readInfo(await commands.info()))) logger.warn(warning);
  } catch (error) {
    await closeAll();
    throw error instanceof UnfitRedis ? error : new UnfitRedis(withoutCommand(error).message);
  }
  let away = false;
  commands.on('close', () => {
    if (!away && !closing) logger.error('Redis is away: jobs wait until it is back');
    away = true;
  });
  commands.on('ready', () => {
    away = false;
    logger.warn('Redis is back');
    for (const back of backs) back();
  });
  return {
    commands,
    get isThere() {
      return commands.status === 'ready';
    },
    connect: () => open(waiting),
    onBack: listener => void backs.push(listener),
    close: closeAll,
  };
}

async function firstAnswer(connection: Redis, patience: number): Promise<void> {
  let last = new Error('no answer');
  const note = (error: Error): void => void (last = error);
  connection.on('error', note);
  const until = Date.now() + patience;
  connection.connect().catch(note);
  while (connection.status !== 'ready') {
    const refused = /WRONGPASS|NOAUTH|NOPERM|invalid (username|password)|certificate|DB index/i.test(last.message);
    if (refused || Date.now() > until) throw new UnfitRedis(`${addressOf(connection)} ${whatIsWrong(last)}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  connection.off('error', note);
}
const addressOf = ({ options: { host, port, tls } }: Redis): string => `${tls ? 'rediss' : 'redis'}://${host}:${port}`;
const whatIsWrong = ({ message, code = 'no answer' }: Error & { code?: string }): string =>
  /WRONGPASS|NOAUTH|NOPERM|invalid (username|password)/i.test(message)
    ? `lets nobody in with this name and password (${message}).`
    : `is not reached: ${message || code}.`;

/** The client hangs the command on an error that the server answers, also the one with the password. */
export function withoutCommand(error: unknown): Error {
  const { message, name } = error as Error;
  return Object.assign(new Error(message), { name });
}
