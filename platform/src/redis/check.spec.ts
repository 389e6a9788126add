import { expect, it } from 'vitest';
import { checkServer, readInfo } from './check.ts';

const server = (changes: Record<string, string> = {}) =>
  readInfo(
    [
      '# Server',
      ...Object.entries({
        redis_version: '7.0.15',
        redis_mode: 'standalone',
        role: 'master',
        maxmemory_policy: 'noeviction',
        aof_enabled: '1',
        ...changes,
      }).map(([name, value]) => `${name}:${value}`),
      '',
    ].join('\r\n'),
  );

it.each([
  ['a version that is too old', { redis_version: '6.0.16' }, 'the server is 6.0.16, and the job queue needs Redis 6.2'],
  ['a version of long ago', { redis_version: '2.8.4' }, 'needs Redis 6.2 or newer'],
  ['a server that throws jobs away', { maxmemory_policy: 'allkeys-lru' }, 'Set maxmemory-policy noeviction.'],
  ['also one that throws away only what expires', { maxmemory_policy: 'volatile-lru' }, 'maxmemory-policy'],
  ['a cluster', { redis_mode: 'cluster' }, 'Redis Cluster'],
  ['a replica', { role: 'slave' }, 'Name its primary.'],
])('%s is refused, and the refusal says what to do', (_, changes, message) => {
  expect(() => checkServer(server(changes))).toThrow(message);
});

it.each(['6.2.0', '7.0.15', '7.2.4', '8.0.1', '10.0.0'])('version %s will do', version => {
  expect(checkServer(server({ redis_version: version }))).toEqual([]);
});

it('a server that keeps no file of what it was told is a warning', () => {
  expect(checkServer(server({ aof_enabled: '0' }))).toEqual([expect.stringContaining('appendonly no')]);
});
