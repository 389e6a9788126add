import { createHash, createHmac } from 'node:crypto';

export interface S3Key {
  id: string;
  secret: string;
  region: string;
}
export interface S3Request {
  method: string;
  host: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hex. */
  payload: string;
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** As the signature has it: all but letters, digits and `-._~` by their bytes. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
export const queryOf = (query: S3Request['query']): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

/** The headers of a signed request (AWS Signature Version 4, which every S3-compatible store knows). */
export function signedRequest(
  { method, host, path, query, headers = {}, payload }: S3Request,
  { id, secret, region }: S3Key,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const all: Record<string, string> = { ...headers, host, 'x-amz-content-sha256': payload, 'x-amz-date': at };
  const names = Object.keys(all).toSorted();
  const signed = names.join(';');
  const canonical = [
    method,
    path.split('/').map(encoded).join('/'),
    queryOf(query),
    ...names.map(name => `${name}:${all[name]!.trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  const { host: _host, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
