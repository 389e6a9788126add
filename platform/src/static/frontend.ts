import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Stands in the built `index.html` wherever a nonce belongs (Vite's `html.cspNonce`); each page gets its own. */
export const noncePlaceholder = '__CSP_NONCE__';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8', mjs: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', json: 'application/json', map: 'application/json',
  svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', ico: 'image/x-icon', woff2: 'font/woff2', woff: 'font/woff', txt: 'text/plain; charset=utf-8', webmanifest: 'application/manifest+json',
  mp3: 'audio/mpeg', ogg: 'audio/ogg', wasm: 'application/wasm',
};
const compressible = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'txt', 'webmanifest', 'wasm', 'map']);
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof packers;

interface Asset {
  content: Buffer;
  type: string;
  etag: string;
  /** Its name has a hash of its content: it never changes. */
  immutable: boolean;
  packed: Partial<Record<Encoding, Promise<Buffer>>> | null;
}

const pageCsp = (nonce: string): string => [
  "default-src 'self'", `script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:",
  "connect-src 'self' ws: wss:", "media-src 'self'", "worker-src 'self' blob:", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the built frontend: hashed files for ever, others with an etag, packed once and kept in memory. Every other path outside `/api` is
 * the application's page with a fresh nonce. Only files found at the start are ever served.
 */
export async function serveFrontend(app: FastifyInstance, folder: string): Promise<void> {
  const assets = readAssets(folder);
  const index = assets.get('/index.html')?.content.toString('utf8');
  if (index === undefined) throw new Error(`${folder} has no index.html: build the frontend first (npm run build -w frontend).`);

  const page = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply.type(types['html']!).header('content-security-policy', pageCsp(nonce)).header('cache-control', 'no-cache').send(index.replaceAll(noncePlaceholder, nonce));
  };
  app.get('/', (_request, reply) => page(reply));
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = `/${request.params['*']}`;
    if (/^\/(api|metrics|health)(\/|$)/.test(name)) return reply.callNotFound();
    const asset = name === '/index.html' ? undefined : assets.get(name);
    if (asset) return sendAsset(reply, asset, request.headers['accept-encoding'] ?? '', request.headers['if-none-match']);
    const isFile = /\.[a-z0-9]{2,5}$/i.test(name) && name.startsWith('/assets/');
    return isFile ? reply.callNotFound() : page(reply);
  });
}

async function sendAsset(reply: FastifyReply, asset: Asset, accepted: string, known: string | undefined): Promise<FastifyReply> {
  reply.header('etag', asset.etag).header('vary', 'accept-encoding').header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  if (known === asset.etag) return reply.code(304).send();
  const encoding = asset.packed && (['br', 'gzip'] as const).find(one => accepted.includes(one));
  if (!encoding) return reply.type(asset.type).send(asset.content);
  const body = await (asset.packed![encoding] ??= packers[encoding](asset.content));
  return reply.type(asset.type).header('content-encoding', encoding).send(body);
}

function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const ending = path.extname(entry.name).slice(1).toLowerCase();
    const content = readFileSync(file);
    assets.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, {
      content, type: types[ending] ?? 'application/octet-stream', etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      immutable: /-[\w-]{8}\.\w+$/.test(entry.name), packed: compressible.has(ending) && content.length > 512 ? {} : null,
    });
  }
  return assets;
}
