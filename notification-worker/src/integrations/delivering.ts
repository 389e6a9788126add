import { keysOf } from '@portal/event-schemas/integrations/key-holder.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { callService, ServiceCallFailed } from '@portal/platform/http/service-call.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { signingSecrets } from '@portal/platform/keys/signing-secrets.ts';
import { deliverDue, type Endpoints } from '@portal/platform/outbound/deliver.ts';
import { createOutbound, type Outbound } from '@portal/platform/outbound/post.ts';
import { contentType } from '@portal/platform/relay/envelope.ts';
import type { Host } from '@portal/platform/service.ts';
import type { Api } from './messages.ts';
import { replayAsked } from './replaying.ts';

async function apiOf({ pool }: Host, endpoint: string): Promise<Api | null> {
  const { rows } = await pool.query<{ fields: Api }>(
    'select fields from platform.outbound_endpoints where endpoint = $1',
    [endpoint],
  );
  return rows[0]?.fields ?? null;
}

/** Has the connection's life go on; somebody else may have done it meanwhile. */
async function act(host: Host, endpoint: string, name: string, comment?: string): Promise<void> {
  const call: Call = `POST /third_party_apis/${endpoint}/${name}/`;
  await callService(host, call, comment === undefined ? {} : { comment }).catch((error: unknown) => {
    if (!(error instanceof ServiceCallFailed) || ![404, 409, 422].includes(error.status)) throw error;
  });
}

const endpointsOf = (host: Host): Endpoints => ({
  async lineOf(endpoint) {
    const api = await apiOf(host, endpoint);
    if (!api || api.state === 'disabled') return null;
    const now = host.clock.iso();
    const uids = keysOf(api).flatMap(({ uid, until }) => (until === null || until > now ? [uid] : []));
    const secrets = await signingSecrets(host, uids);
    if (secrets.length > 0) return { url: api.address, secrets, headers: { 'content-type': contentType } };
    await act(host, endpoint, 'stop', 'the signing secret cannot be opened: make a new one');
    return null;
  },
  async failing(endpoint, reason) {
    if ((await apiOf(host, endpoint))?.state === 'enabled') await act(host, endpoint, 'fail', reason);
  },
  async answers(endpoint) {
    if ((await apiOf(host, endpoint))?.state === 'failing') await act(host, endpoint, 'recover');
  },
  stop: (endpoint, reason) => act(host, endpoint, 'stop', reason),
});

/** Connections are kept open from one round to the next. */
const outbounds = new WeakMap<object, Outbound>();
function outboundOf({ pool, config }: Host): Outbound {
  const outbound = outbounds.get(pool) ?? createOutbound({ networks: config.webhookNetworks });
  outbounds.set(pool, outbound);
  return outbound;
}

const deliver = (host: Host): Promise<readonly Promise<unknown>[]> =>
  deliverDue(endpointsOf(host), {
    pool: host.pool,
    clock: host.clock,
    logger: host.logger,
    outbound: outboundOf(host),
  });

/** Who looks for what is due now, and whether there was more meanwhile. */
const looking = new WeakMap<object, { again: boolean }>();
/** Begins to send what is due; who calls does not wait, and what does not work is tried again by the job. */
export function sendDue(host: Host): void {
  const now = looking.get(host.pool);
  if (now) {
    now.again = true;
    return;
  }
  const look = { again: true };
  looking.set(host.pool, look);
  const warn = (error: unknown): void => host.logger.warn({ err: error }, 'messages to other systems wait');
  void (async () => {
    while (look.again) {
      look.again = false;
      const begun = await deliver(host);
      for (const work of begun) work.catch(warn);
    }
  })()
    .catch(warn)
    .finally(() => looking.delete(host.pool));
}

/** Events that are to be sent again, attempts whose time has come, and what a process that has ended has left. */
export const webhooksJob = defineJob<object>({
  name: 'webhooks',
  schedule: { every: 5000 },
  async run(_data, host) {
    const replayed = await replayAsked(host);
    const begun = await deliver(host);
    await Promise.all(begun);
    return { replayed, systems: begun.length };
  },
});
