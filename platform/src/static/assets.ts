import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
const pack = (encoding: Encoding, { content, quality }: Pick<Asset, 'content' | 'quality'>): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(content);
const encodingFor = (accepted: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find(one => accepted.includes(one));

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
  const encoding = asset.packed && encodingFor(accepted);
  if (!encoding) return reply.type(asset.type).send(asset.content);
  const body = await (asset.packed![encoding] ??= pack(encoding, asset));
  return reply.type(asset.type).header('content-encoding', encoding).send(body);
}

/** A page that was made for one request, packed as the browser takes it. */
export async function sendPage(reply: FastifyReply, html: string, accepted: string): Promise<FastifyReply> {
  const content = Buffer.from(html);
  const encoding = encodingFor(accepted);
  reply.type(types['html']!).header('vary', 'accept-encoding');
  if (!encoding) return reply.send(content);
  return reply.header('content-encoding', encoding).send(await pack(encoding, { content, quality: 4 }));
}

/** What a process makes itself when it is first asked for. */
export const createAsset = (text: string, type: keyof typeof types): Asset => {
  const content = Buffer.from(text);
  return { content, type: types[type]!, etag: etagOf(content), immutable: false, maxAge: 60, quality: 5, packed: {} };
};
const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Files of the built pages by their addresses. What is for the server alone is not among them. */
export function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (address.startsWith('/server/') || address === '/first-load.json' || entry.name.startsWith('.')) continue;
    assets.set(address, assetOf(address, readFileSync(file)));
  }
  return assets;
}

/** The file that an address names. */
export function assetOf(address: string, content: Buffer): Asset {
  const ending = path.posix.extname(address).slice(1).toLowerCase();
  return {
    content,
    type: types[ending] ?? 'application/octet-stream',
    etag: etagOf(content),
    // The build names these by their content.
    immutable: address.startsWith('/assets/'),
    maxAge: 3600,
    quality: constants.BROTLI_MAX_QUALITY,
    packed: compressible.has(ending) && content.length > 512 ? {} : null,
  };
}
