import type { FirstLoads, FirstPage, PageMaker } from '@portal/event-schemas/kernel/first-load.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetOf, readAssets, sendAsset, sendPage } from './assets.ts';
import { askCalls } from './first-answers.ts';
import { fillPage, pageCsp } from './page.ts';
import { shareAssets } from './shared-assets.ts';

/**
 * Serves the built frontend: hashed files for ever, others with an etag, packed once and kept in memory. Every other path outside `/api` is
 * the application's page with a fresh nonce and with what its screen needs first. Only files found at the start are ever
 * served, and those of other versions in `shared`.
 */
export async function serveFrontend(app: FastifyInstance, folder: string, shared?: string): Promise<void> {
  const assets = readAssets(folder);
  const ofOthers = shared ? shareAssets(shared, assets) : async () => undefined;
  const index = assets.get('/index.html')?.content.toString('utf8');
  if (index === undefined)
    throw new Error(`${folder} has no index.html: build the frontend first (npm run build -w frontend).`);
  const loads = readJson<FirstLoads>(path.join(folder, 'first-load.json'));
  const maker = await readMaker(path.join(folder, 'server/pages.js'));

  /** What stands in the page beyond what was built. Whatever goes wrong there: the page goes out bare, and the application asks for all. */
  const filled = async (request: FastifyRequest, nonce: string): Promise<{ html: string; first: FirstPage }> => {
    try {
      const first = (await maker?.makePage(request.url, askCalls(app, request))) ?? {};
      return { html: fillPage(index, nonce, first, loads, maker?.startWhenTouched), first };
    } catch (error) {
      request.log.warn({ err: error, url: request.url }, 'the page goes out bare');
      return { html: fillPage(index, nonce, {}), first: {} };
    }
  };
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const { html, first } = await filled(request, nonce);
    if (first.redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(first.redirect, 302);
    reply
      .header('content-security-policy', pageCsp(nonce, request.host))
      .header('cache-control', first.answers ? 'no-store' : 'no-cache');
    return sendPage(reply, html, request.headers['accept-encoding'] ?? '');
  };
  app.get('/', page);
  app.get('/*', async (request, reply) => {
    const name = `/${(request.params as { '*': string })['*']}`;
    if (/^\/(api|metrics|health)(\/|$)/.test(name)) return reply.callNotFound();
    let asset = name === '/index.html' ? undefined : assets.get(name);
    const other = asset ? undefined : await ofOthers(name);
    if (other) assets.set(name, (asset = assetOf(name, other)));
    if (asset)
      return sendAsset(reply, asset, request.headers['accept-encoding'] ?? '', request.headers['if-none-match']);
    const isFile = /\.[a-z0-9]{2,5}$/i.test(name) && name.startsWith('/assets/');
    return isFile ? reply.callNotFound() : page(request, reply);
  });
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
const readMaker = async (file: string): Promise<PageMaker | undefined> =>
  existsSync(file) ? ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as PageMaker) : undefined;
