import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noncePlaceholder, serveFrontend } from './frontend.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<script nonce="${noncePlaceholder}"></script><style nonce="${noncePlaceholder}"></style>`,
  );
  writeFileSync(path.join(folder, 'assets/index-Ab12_x-9.js'), 'export const a = 1;'.repeat(100));
  writeFileSync(path.join(folder, 'robots.txt'), 'x');
  app = fastify();
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
  const robots = await app.inject('/robots.txt');
  expect(
    (await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(robots.headers['etag']) } })).statusCode,
  ).toBe(304);
});
it('unknown calls, old scripts and ways out of the folder are not the page', async () => {
  for (const url of ['/api/v1/nothing', '/api', '/assets/old-12345678.js'])
    expect((await app.inject(url)).statusCode).toBe(404);
  for (const url of ['/..%2f..%2fetc/passwd', '/assets/../../etc/passwd'])
    expect((await app.inject(url)).body).not.toContain('root:');
});
