/** REDIS_URL names a server that cannot serve; the message says what to do. */
export class UnfitRedis extends Error {
  constructor(message: string) {
    super(`REDIS_URL: ${message}`);
    this.name = 'UnfitRedis';
  }
}

export const leastVersion = '6.2';

/** What `INFO` says, by name. */
export const readInfo = (info: string): ReadonlyMap<string, string> =>
  new Map(
    info
      .split(/\r?\n/)
      .filter(line => /^\w+:/.test(line))
      .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

const isOlder = (version: string, least: string): boolean => {
  const [[major = 0, minor = 0], [leastMajor = 0, leastMinor = 0]] = [version, least].map(text =>
    text.split('.').map(Number),
  ) as [number[], number[]];
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
};

/** Can jobs be kept here? Throws `UnfitRedis`; answers what may cost jobs and is the operator's choice. */
export function checkServer(info: ReadonlyMap<string, string>): string[] {
  const version = info.get('redis_version') ?? '0';
  if (isOlder(version, leastVersion))
    throw new UnfitRedis(
      `the server is ${version}, and the job queue needs Redis ${leastVersion} or newer (or any Valkey). Update it.`,
    );
  if (info.get('redis_mode') === 'cluster')
    throw new UnfitRedis(
      'the server is part of a Redis Cluster, which the job queue cannot use. Name a single server.',
    );
  if (info.get('role') === 'slave')
    throw new UnfitRedis('the server is a replica, which takes no jobs. Name its primary.');
  const policy = info.get('maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction')
    throw new UnfitRedis(
      `its maxmemory-policy is ${policy}: when memory runs short it would throw jobs away. Set maxmemory-policy noeviction.`,
    );
  return info.get('aof_enabled') === '0'
    ? ['Redis keeps no append-only file (appendonly no): jobs since its last snapshot are lost when it stops']
    : [];
}
