import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Refused, replyStarted, type CallContext } from '../http/types.ts';

/**
 * A file as a download, never shown in the portal's own origin; parts of it where the browser goes on with a broken download (`Range`).
 * Answers `replyStarted`; the reply itself would be awaited by whoever awaits the call.
 */
export async function sendFile(
  { raw: { request, reply } }: Pick<CallContext, 'raw'>,
  path: string,
  type: string,
  name: string,
): Promise<never> {
  const { size, mtimeMs } = await stat(path).catch(() => {
    throw new Refused(reject('platform.not_found'));
  });
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const wanted =
    request.headers['if-range'] === undefined || request.headers['if-range'] === tag
      ? rangeOf(request.headers.range, size)
      : null;
  reply
    .header('content-type', type)
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header(
      'content-disposition',
      `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; ` +
        `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    );
  if (wanted === 'none') reply.code(416).header('content-range', `bytes */${size}`).removeHeader('content-type').send();
  else if (wanted)
    reply
      .code(206)
      .header('content-range', `bytes ${wanted.start}-${wanted.end}/${size}`)
      .header('content-length', wanted.end - wanted.start + 1)
      .send(createReadStream(path, wanted));
  else reply.header('content-length', size).send(createReadStream(path));
  return replyStarted as never;
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-5` → first and last byte. Null: all of it (no range, several, another unit); `none`: nothing of the file lies there. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (start >= size) return 'none';
  if (to !== '' && Number(to) < start) return null;
  return { start, end: to === '' ? size - 1 : Math.min(size - 1, Number(to)) };
}
