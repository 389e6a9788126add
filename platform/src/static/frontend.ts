import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { shareAssets } from './shared-assets.ts';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Stands in the built `index.html` wherever a nonce belongs (Vite's `html.cspNonce`); each page gets its own. */
export const noncePlaceholder = '__CSP_NONCE__';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wasm: 'application/wasm',
};
const compressible = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'txt', 'webmanifest', 'wasm', 'map']);
type Encoding = 'br' | 'gzip';
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const pack = (encoding: Encoding, { content, quality }: Asset): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(content);

export interface Asset {
  content: Buffer;
  type: string;
  etag: string;
  /** Its name has a hash of its content: it never changes. */
  immutable: boolean;
  /** Seconds for which a browser need not ask again. */
  maxAge: number;
  /** Of brotli, 0–11; the first who asks waits for it. */
  quality: number;
  packed: Partial<Record<Encoding, Promise<Buffer>>> | null;
}

/** Older browsers do not take live sockets of the own host for `'self'`. */
const socketsOf = (host: string | undefined): string =>
  host !== undefined && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) ? ` ws://${host} wss://${host}` : '';

const pageCsp = (nonce: string, host: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${socketsOf(host)}`,
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the built frontend: hashed files for ever, others with an etag, packed once and kept in memory. Every other path outside `/api` is
 * the application's page with a fresh nonce. Only files found at the start are ever served, and those of other versions in `shared`.
 */
export async function serveFrontend(app: FastifyInstance, folder: string, shared?: string): Promise<void> {
  const assets = readAssets(folder);
  const ofOthers = shared ? shareAssets(shared, assets) : async () => undefined;
  const index = assets.get('/index.html')?.content.toString('utf8');
  if (index === undefined)
    throw new Error(`${folder} has no index.html: build the frontend first (npm run build -w frontend).`);

  const page = ({ host }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type(types['html']!)
      .header('content-security-policy', pageCsp(nonce, host))
      .header('cache-control', 'no-cache')
      .send(index.replaceAll(noncePlaceholder, nonce));
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

/** The asset, packed as the browser takes it, or 304 where it has it. */
export async function sendAsset(
  reply: FastifyReply,
  asset: Asset,
  accepted: string,
  known: string | undefined,
): Promise<FastifyReply> {
  reply
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding')
    .header(
      'cache-control',
      asset.immutable ? 'public, max-age=31536000, immutable' : `public, max-age=${asset.maxAge}`,
    );
  if (known === asset.etag) return reply.code(304).send();
  const encoding = asset.packed && (['br', 'gzip'] as const).find(one => accepted.includes(one));
  if (!encoding) return reply.type(asset.type).send(asset.content);
  const body = await (asset.packed![encoding] ??= pack(encoding, asset));
  return reply.type(asset.type).header('content-encoding', encoding).send(body);
}

/** What a process makes itself when it is first asked for. */
export const createAsset = (text: string, type: keyof typeof types): Asset => {
  const content = Buffer.from(text);
  return { content, type: types[type]!, etag: etagOf(content), immutable: false, maxAge: 60, quality: 5, packed: {} };
};
const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    assets.set(name, assetOf(name, readFileSync(file)));
  }
  return assets;
}

function assetOf(name: string, content: Buffer): Asset {
  const ending = path.posix.extname(name).slice(1).toLowerCase();
  return {
    content,
    type: types[ending] ?? 'application/octet-stream',
    etag: etagOf(content),
    immutable: /-[\w-]{8}\.\w+$/.test(name),
    maxAge: 3600,
    quality: constants.BROTLI_MAX_QUALITY,
    packed: compressible.has(ending) && content.length > 512 ? {} : null,
  };
}
