import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isBackupName, type BackupPlace } from './place.ts';
import { encoded, queryOf, sha256, signedRequest, type S3Key } from './s3-signature.ts';

/** Where an S3-compatible store is, and who the portal is there. */
interface Store extends S3Key {
  origin: string;
  host: string;
  bucket: string;
  /** Before the names of backups. */
  prefix: string;
}
/** `s3://<key id>:<secret>@<host>/<bucket>[/<folder>][?region=…&tls=off]` */
export function storeOf(address: string): Store {
  const url = new URL(address);
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    origin: `${scheme}://${url.host}`,
    host: url.host,
    bucket,
    prefix: folders.map(folder => `${folder}/`).join(''),
    id: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** A stream whose length nobody knows goes in parts; the store takes them from 5 MiB on. */
const partBytes = 32 * 1_048_576;
const timeout = 120_000;
const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => decode(text!));

/** A bucket of an S3-compatible store, spoken to with what all of them have: parts, listing, getting, deleting. */
export function s3Place(address: string): BackupPlace {
  const store = storeOf(address);
  const nameOf = (name: string): string => `/${store.bucket}/${store.prefix}${name}`;
  async function ask(
    method: string,
    path: string,
    query: Record<string, string> = {},
    body: Buffer | string = '',
  ): Promise<Response> {
    const payload = sha256(body);
    const headers = signedRequest({ method, host: store.host, path, query, payload }, store, new Date());
    const asked = Object.keys(query).length > 0 ? `?${queryOf(query)}` : '';
    const answer = await fetch(`${store.origin}${path.split('/').map(encoded).join('/')}${asked}`, {
      method,
      headers,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: body as BodyInit }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return answer;
    const [code] = all(await answer.text(), 'Code');
    throw new Error(`${store.host} answered ${method} with ${answer.status}${code ? ` ${code}` : ''}`);
  }
  async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
    let waiting: Buffer[] = [];
    let bytes = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      waiting.push(piece);
      bytes += piece.length;
      if (bytes < partBytes) continue;
      yield Buffer.concat(waiting);
      [waiting, bytes] = [[], 0];
    }
    if (bytes > 0) yield Buffer.concat(waiting);
  }
  return {
    name: `s3://${store.host}/${store.bucket}/${store.prefix}`,
    async put(name, stream) {
      const path = nameOf(name);
      const [upload] = all(await (await ask('POST', path, { uploads: '' })).text(), 'UploadId');
      if (!upload) throw new Error(`${store.host} began no upload`);
      const etags: string[] = [];
      let bytes = 0;
      try {
        for await (const part of partsOf(stream)) {
          const query = { partNumber: String(etags.length + 1), uploadId: upload };
          etags.push((await ask('PUT', path, query, part)).headers.get('etag') ?? '');
          bytes += part.length;
        }
        const listed = etags.map(
          (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
        );
        const whole = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
        const [error] = all(await (await ask('POST', path, { uploadId: upload }, whole)).text(), 'Code');
        if (error) throw new Error(`${store.host} did not put the parts together: ${error}`);
      } catch (error) {
        await ask('DELETE', path, { uploadId: upload }).catch(() => undefined);
        throw error;
      }
      return bytes;
    },
    async list() {
      const xml = await (await ask('GET', `/${store.bucket}`, { 'list-type': '2', prefix: store.prefix })).text();
      return all(xml, 'Key')
        .map(key => key.slice(store.prefix.length))
        .filter(isBackupName)
        .toSorted();
    },
    async read(name) {
      const { body } = await ask('GET', nameOf(name));
      return Readable.fromWeb(body as ReadableStream);
    },
    async remove(name) {
      await ask('DELETE', nameOf(name));
    },
  };
}
