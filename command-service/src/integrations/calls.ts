import { contracts } from '@portal/event-schemas/integrations/calls.ts';
import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import { keysOf } from '@portal/event-schemas/integrations/key-holder.ts';
import { apiRecord } from '@portal/event-schemas/integrations/module.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { limitedByAddress } from '@portal/platform/http/limited-by-address.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { makeAccessKey } from '@portal/platform/keys/access-keys.ts';
import { forgetKeys, makeSigningSecret } from '@portal/platform/keys/signing-secrets.ts';
import { readRecord, writeRecord, type Dispatching } from '@portal/platform/records/write.ts';
import { afterRotation, withoutOldKey } from './rotating.ts';
import { sendTest } from './test-message.ts';

type Api = Row<typeof thirdPartyApi>;
async function readApi(host: Dispatching, uid: string): Promise<Api> {
  const fields = await readRecord(host, apiRecord, uid);
  if (!fields) throw new Refused(reject('platform.not_found'));
  return fields as unknown as Api;
}
function refuseIncoming({ direction }: Api): void {
  if (direction !== 'outgoing') throw new Refused(reject('integrations.not_outgoing'));
}

/** Makes a key or a signing secret. It is told once, in this answer: the record names it, the table has what checks it (decisions/0075). */
const rotate = command(contracts['POST /third_party_apis/{uid}/rotate/'], {
  summary: 'Make a key, or replace the one that is there; shown once',
  async run({ host, params: { uid }, body: { overlap_hours: overlapHours }, send }) {
    const api = await readApi(host, uid);
    const now = host.clock.now();
    const made =
      api.direction === 'incoming' ? await makeAccessKey(host.pool, uid, now) : await makeSigningSecret(host, uid, now);
    const fields = afterRotation({ ...api }, { key: made.uid, made_at: now.toISOString(), overlapHours });
    await writeRecord(host, send, apiRecord, { kind: 'change', uid, fields });
    const after = await readApi(host, uid);
    // The answer to this request was lost once: what the record names was shown, or was not, and is not known here.
    if (after.key !== made.uid) throw new Refused(reject('integrations.key_shown_already'));
    await forgetKeys(
      host,
      uid,
      keysOf(after).map(({ uid: one }) => one),
    );
    return { key: made.key, made_at: now.toISOString(), old_until: after.old_key_until };
  },
});

const voidOldKey = command(contracts['POST /third_party_apis/{uid}/void_old_key/'], {
  summary: 'Void the former key at once',
  async run({ host, params: { uid }, send }) {
    await readApi(host, uid);
    await writeRecord(host, send, apiRecord, { kind: 'change', uid, fields: withoutOldKey });
    return {};
  },
});

/** Each test is a call into the world. */
const testsPerMinute = limitedByAddress('webhook-tests', 100);

const check = command(contracts['POST /third_party_apis/{uid}/check/'], {
  summary: 'Send a signed test message now, and tell what came back',
  async run(input) {
    const { host, params } = input;
    const api = await readApi(host, params.uid);
    refuseIncoming(api);
    if (api.key === null) throw new Refused(reject('integrations.secret_missing'));
    testsPerMinute(input);
    return sendTest(host, api);
  },
});

const replay = command(contracts['POST /third_party_apis/{uid}/replay/'], {
  summary: 'Send the events since a moment again',
  async run({ host, params: { uid }, body: { from }, send }) {
    refuseIncoming(await readApi(host, uid));
    const now = host.clock.iso();
    const moment = new Date(from).toISOString();
    if (moment > now)
      throw new Refused(reject('integrations.replay_from_future', {}, { from: 'integrations.replay_from_future' }));
    await writeRecord(host, send, apiRecord, {
      kind: 'change',
      uid,
      fields: { replay_from: moment, replay_asked_at: now },
    });
    return {};
  },
});

export const calls = [rotate, voidOldKey, check, replay];
