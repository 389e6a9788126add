import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../../../test/support/redis.ts';
import { freePort } from '../postgres/server.ts';
import { isTransient } from '../projections/transaction.ts';
import { connectRedis, type RedisServer } from './redis.ts';

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
let lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

async function serve(settings: readonly string[] = []): Promise<TestRedis> {
  const redis = await startRedis(settings);
  ends.push(redis.stop);
  return redis;
}
async function connected(url: string, patience = 10_000): Promise<RedisServer> {
  lines = [];
  const server = await connectRedis(url, { logger, patience });
  ends.push(server.close);
  return server;
}
const told = () => lines.map(line => (JSON.parse(line) as { msg: string }).msg);

describe.skipIf(!haveRedis)(`a connection ${withRedis}`, () => {
  it.each([
    ['maxmemory-policy', ['--maxmemory-policy', 'allkeys-lru'], 'Set maxmemory-policy noeviction'],
    ['a cluster', ['--cluster-enabled', 'yes'], 'Redis Cluster'],
  ])('a server that cannot keep jobs is refused: %s', async (_, settings, message) => {
    const { url } = await serve(settings);
    await expect(connected(url)).rejects.toThrow(message);
  });

  it('one that keeps nothing on disk is told of', async () => {
    await connected((await serve(['--appendonly', 'no'])).url);
    expect(told()).toEqual([expect.stringContaining('appendonly no')]);
  });

  it('one that nobody answers at is refused after a while, by its address', async () => {
    const port = await freePort(0);
    const refusal = await connected(`redis://somebody:of-no-concern@127.0.0.1:${port}`, 300).catch(
      (error: Error) => error,
    );
    expect(refusal).toMatchObject({
      name: 'UnfitRedis',
      message: expect.stringContaining(`redis://127.0.0.1:${port} is not reached`),
    });
    expect((refusal as Error).message).not.toContain('of-no-concern');
  });

  it('a password opens it, a wrong one does not, and neither stands in a message or the log', async () => {
    const { port } = await serve(['--requirepass', 'open-sesame']);
    const server = await connected(`redis://:open-sesame@127.0.0.1:${port}`);
    expect(await server.commands.ping()).toBe('PONG');
    const refusal = await connected(`redis://:wrong-words@127.0.0.1:${port}`).catch((error: unknown) => error);
    logger.error({ err: refusal }, 'refused');
    expect(refusal).toMatchObject({ name: 'UnfitRedis', message: expect.stringContaining('lets nobody in') });
    expect(lines.join()).not.toMatch(/wrong-words|open-sesame/);
    await expect(connected(`redis://127.0.0.1:${port}`)).rejects.toThrow('lets nobody in');
  });

  it('while it is away everything that somebody waits for fails at once, and the log says so once', async () => {
    const redis = await serve();
    const server = await connected(redis.url);
    let backs = 0;
    server.onBack(() => void backs++);
    await redis.kill();
    await expect.poll(() => server.isThere).toBe(false);
    const began = performance.now();
    const answers = await Promise.allSettled(Array.from({ length: 1000 }, (_, n) => server.commands.set('key', n)));
    expect(performance.now() - began).toBeLessThan(1000);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(isTransient((answers[0] as PromiseRejectedResult).reason)).toBe(true);
    await new Promise(resolve => setTimeout(resolve, 1500));
    await redis.start();
    await expect.poll(() => server.isThere).toBe(true);
    expect(await server.commands.get('key')).toBeNull();
    expect(told()).toEqual(['Redis is away: jobs wait until it is back', 'Redis is back']);
    expect(backs).toBe(1);
  });

  it('one that answers nothing any more counts as away after five seconds', async () => {
    const redis = await serve();
    const server = await connected(redis.url);
    ends.push(redis.go);
    redis.halt();
    const began = performance.now();
    const failure = await server.commands.ping().catch((error: unknown) => error);
    expect(isTransient(failure)).toBe(true);
    expect(performance.now() - began).toBeLessThan(9000);
    await expect.poll(() => server.isThere).toBe(false);
    redis.go();
    await expect.poll(() => server.isThere, { timeout: 20_000 }).toBe(true);
  }, 60_000);

  it('TLS is a matter of the address; a certificate that nobody vouches for is refused', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-redis-tls-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext'].concat(
        'subjectAltName=DNS:localhost,IP:127.0.0.1',
        '-keyout',
        key,
        '-out',
        certificate,
      ),
      { stdio: 'ignore' },
    );
    const port = await freePort(0);
    await serve(
      ['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key].concat(
        '--tls-auth-clients',
        'no',
      ),
    );
    await expect(connected(`rediss://127.0.0.1:${port}`)).rejects.toThrow('certificate');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `const { connectRedis } = await import(${JSON.stringify(path.join(import.meta.dirname, 'redis.ts'))});
         const server = await connectRedis('rediss://127.0.0.1:${port}', { logger: console });
         console.log(await server.commands.ping());
         await server.close();`,
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate }, encoding: 'utf8' },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'PONG\n', stderr: '' });
  });
});
