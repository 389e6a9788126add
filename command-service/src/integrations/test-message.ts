import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import { keysOf } from '@portal/event-schemas/integrations/key-holder.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { signingSecrets } from '@portal/platform/keys/signing-secrets.ts';
import { createOutbound } from '@portal/platform/outbound/post.ts';
import { signedHeaders } from '@portal/platform/outbound/signature.ts';
import { contentType } from '@portal/platform/relay/envelope.ts';
import type { Host } from '@portal/platform/service.ts';

/** Milliseconds for which whoever pressed the button waits at most. */
const timeout = 10_000;

/** Sends a message that means nothing, signed as all are, and answers what came back; null: nobody answered, and why. */
export async function sendTest(
  host: Host,
  api: Pick<Row<typeof thirdPartyApi>, 'address' | 'key' | 'old_key' | 'old_key_until'>,
): Promise<{ status: number | null; ms: number; answer: string; error: string | null }> {
  const { config, clock } = host;
  const now = clock.now();
  const began = performance.now();
  const id = newId();
  const body = JSON.stringify({
    specversion: '1.0',
    id,
    type: 'Test',
    source: '/test',
    time: now.toISOString(),
    datacontenttype: 'application/json',
    data: {},
  });
  const secrets = await signingSecrets(
    host,
    keysOf(api).map(({ uid }) => uid),
  );
  const outbound = createOutbound({ networks: config.webhookNetworks, sockets: 1, timeout });
  try {
    const { status, ms, answer } = await outbound.post(api.address, {
      body,
      headers: { 'content-type': contentType, ...signedHeaders(secrets, id, body, now) },
    });
    return { status, ms, answer, error: null };
  } catch (error) {
    return {
      status: null,
      ms: Math.round(performance.now() - began),
      answer: '',
      error: (error as Error).message.slice(0, 300),
    };
  } finally {
    outbound.close();
  }
}
