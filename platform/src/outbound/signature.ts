import { createHmac } from 'node:crypto';

/**
 * The headers of a signed message (Standard Webhooks 1.0): `id.timestamp.body` under each secret, so that a receiver may change over in its own time.
 * The receiver leaves out an id that it has had, and what is older than some minutes.
 */
export function signedHeaders(
  secrets: readonly Buffer[],
  id: string,
  body: string,
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map(secret => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
      .join(' '),
  };
}
