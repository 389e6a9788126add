import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFrontend } from './frontend.ts';
import { noncePlaceholder } from './page.ts';

/** What the pages' own code says, in small. */
const pages = `export async function makePage(url, ask) {
  if (url === '/broken') throw new Error('cannot be made');
  if (url === '/unprintable') return { language: 'ru', answers: { a: { body: 1n } } };
  if (url.startsWith('/ru/private')) return { redirect: '/ru/log-in?next=' + encodeURIComponent(url) };
  if (!url.startsWith('/ru/')) return {};
  const [me] = await ask(['/api/v1/me/'], 'ru');
  return { language: 'ru', screen: 'home', answers: me ? { '/api/v1/me/': me } : undefined };
}
export const startWhenTouched = () => undefined;
`;
const none = { ru: [], kk: [], en: [], ky: [] };
const loads = {
  entry: 'assets/a.js',
  fonts: none,
  screens: [{ id: 'home', scripts: ['assets/home.js'], texts: none }],
  widgets: [],
  staff: [],
};
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<html lang="ru"><head><script nonce="${noncePlaceholder}"></script><style nonce="${noncePlaceholder}"></style></head><body></body></html>`,
  );
  writeFileSync(path.join(folder, 'assets/index-Ab12_x-9.js'), 'export const a = 1;'.repeat(100));
  writeFileSync(path.join(folder, 'assets/Ab12x_9.js'), 'export const b = 1;');
  writeFileSync(path.join(folder, 'robots.txt'), 'x');
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'server/pages.js'), pages);
  writeFileSync(path.join(folder, 'first-load.json'), JSON.stringify(loads));
  app = fastify();
  app.get('/api/v1/me/', async ({ headers, ip }, reply) =>
    /^who=\w+$/.test(headers.cookie ?? '')
      ? reply.header('content-range', 'me 0-0/1').send({
          who: headers.cookie!.slice(4),
          language: headers['accept-language'],
          ip,
          spent: headers['x-service-token'] ?? null,
        })
      : reply.status(401).send({}),
  );
  await serveFrontend(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('every path of the application gets the page with a nonce of its own that the policy names', async () => {
  const pages = await Promise.all(['/', '/ru/office/students', '/index.html'].map(url => app.inject(url)));
  const nonces = pages.map(page => /nonce="([^"]+)"/.exec(page.body)![1]!);
  expect(new Set(nonces).size).toBe(3);
  pages.forEach((page, index) => {
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
    expect(page.body).not.toContain(noncePlaceholder);
    expect(page.headers['cache-control']).toBe('no-cache');
  });
});
it('the policy names live sockets of the host that was asked, and of no other', async () => {
  const policyOf = async (headers: Record<string, string>) =>
    /connect-src ([^;]*);/.exec(
      String((await app.inject({ url: '/', headers })).headers['content-security-policy']),
    )![1];
  expect(await policyOf({ host: 'portal.example:8080' })).toBe(
    "'self' ws://portal.example:8080 wss://portal.example:8080",
  );
  expect(await policyOf({ host: '[::1]:3000' })).toBe("'self' ws://[::1]:3000 wss://[::1]:3000");
  expect(await policyOf({ host: 'inside', 'x-forwarded-host': 'evil.example' })).toBe(
    "'self' ws://inside wss://inside",
  );
  expect(await policyOf({ host: '*; script-src *' })).toBe("'self'");
});
it('hashed files are kept for ever and sent packed; others are asked about again', async () => {
  const script = await app.inject({ url: '/assets/index-Ab12_x-9.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const chunk = await app.inject('/assets/Ab12x_9.js');
  expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const robots = await app.inject('/robots.txt');
  expect(
    (await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(robots.headers['etag']) } })).statusCode,
  ).toBe(304);
});
it('a page brings answers to who opens it, asked in their name and from their address, and is kept by nobody', async () => {
  const ann = await app.inject({
    url: '/ru/home',
    headers: { cookie: 'who=ann', 'x-service-token': 'stolen', 'accept-language': 'en' },
    remoteAddress: '192.0.2.7',
  });
  expect(ann.headers['cache-control']).toBe('no-store');
  expect(ann.body).toContain(
    JSON.stringify({
      '/api/v1/me/': { body: { who: 'ann', language: 'ru', ip: '192.0.2.7', spent: null }, range: 'me 0-0/1' },
    }),
  );
  expect(ann.body).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
  const nobody = await app.inject('/ru/home');
  expect(nobody.headers['cache-control']).toBe('no-cache');
  expect(nobody.body).not.toContain('first-answers');
});
it('pages that are made at the same time bring nobody what is another’s', async () => {
  const people = Array.from({ length: 40 }, (_, number) => `person${number % 7}`);
  const pages = await Promise.all(
    people.map(who => app.inject({ url: '/ru/home', headers: who === 'person0' ? {} : { cookie: `who=${who}` } })),
  );
  pages.forEach(({ body }, index) =>
    expect([...new Set(body.match(/person\d/g))]).toEqual(people[index] === 'person0' ? [] : [people[index]]),
  );
});
it('a page that cannot be made goes out bare; one may lead elsewhere', async () => {
  for (const url of ['/broken', '/unprintable']) {
    const bare = await app.inject(url);
    expect(bare.statusCode).toBe(200);
    expect(bare.body).toContain('<body></body>');
    expect(bare.body).not.toContain(noncePlaceholder);
  }
  const led = await app.inject('/ru/private?a=b');
  expect([led.statusCode, led.headers['location'], led.headers['cache-control']]).toEqual([
    302,
    '/ru/log-in?next=%2Fru%2Fprivate%3Fa%3Db',
    'no-store',
  ]);
});
it('a page is sent packed, and what the server alone needs is not sent', async () => {
  const page = await app.inject({ url: '/ru/home', headers: { 'accept-encoding': 'gzip, br' } });
  expect([page.headers['content-encoding'], page.headers['vary']]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<html lang="ru">');
  for (const url of ['/server/pages.js', '/first-load.json'])
    expect((await app.inject(url)).headers['content-type']).toContain('text/html');
});
it('unknown calls, old scripts and ways out of the folder are not the page', async () => {
  for (const url of ['/api/v1/nothing', '/api', '/assets/old-12345678.js'])
    expect((await app.inject(url)).statusCode).toBe(404);
  for (const url of ['/..%2f..%2fetc/passwd', '/assets/../../etc/passwd'])
    expect((await app.inject(url)).body).not.toContain('root:');
});

it('a part of the page of another version is found among those that all processes share, and nothing else is', async () => {
  const shared = path.join(folder, 'shared');
  const versions = [1, 2].map(number => {
    const dist = path.join(folder, `version-${number}`);
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'index.html'), 'page');
    writeFileSync(path.join(dist, `assets/part-0000000${number}.js`), `version ${number}`);
    return { dist, app: fastify() };
  });
  for (const version of versions) await serveFrontend(version.app, version.dist, shared);
  for (const { app: served } of versions) {
    for (const number of [1, 2]) {
      const answer = await served.inject(`/assets/part-0000000${number}.js`);
      expect([answer.statusCode, answer.body]).toEqual([200, `version ${number}`]);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    writeFileSync(path.join(folder, 'secret.js'), 'well hidden');
    for (const name of ['/assets/gone-00000003.js', '/assets/..%2f..%2fsecret.js', '/assets/../secret.js'])
      expect((await served.inject(name)).body).not.toContain('well hidden');
    expect((await served.inject('/assets/gone-00000003.js')).statusCode).toBe(404);
  }
  // What no version has served for a month is gone after the next start.
  const month = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(path.join(shared, 'part-00000001.js'), month, month);
  utimesSync(path.join(shared, 'part-00000002.js'), month, month);
  const later = fastify();
  await serveFrontend(later, versions[1]!.dist, shared);
  expect(readdirSync(shared)).toEqual(['part-00000002.js']);
  for (const { app: served } of [...versions, { app: later }]) await served.close();
});
