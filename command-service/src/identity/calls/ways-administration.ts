import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { forgetConnections } from '../ways/directory/connections.ts';
import { tryDirectory } from '../ways/directory/try.ts';
import { forgetServer } from '../ways/openid/server.ts';
import { tryServer } from '../ways/openid/try.ts';
import { forgetMetadata } from '../ways/saml/server.ts';
import { trySaml } from '../ways/saml/try.ts';
import { keepSecretOf } from '../ways/secrets.ts';
import { noteSecret } from '../ways/upkeep.ts';
import { wayAt, type Way } from '../ways/way.ts';

/** On or off: a way is tried before it is switched on. */
async function anyWay(host: Host, uid: string): Promise<Way> {
  const way = await wayAt(host, uid);
  if (!way) throw new Refused(reject('identity.way_not_found'));
  return way;
}

export const keepSecretCall = command(contracts['POST /identity/ways_in/{uid}/secret/'], {
  summary: 'Set the password or secret with which the portal asks there',
  async run({ host, params: { uid }, body, send }) {
    await anyWay(host, uid);
    await keepSecretOf(host, uid, body.secret);
    forgetConnections(host, uid);
    await send(noteSecret, { way: uid });
    return {};
  },
});

/** Asks the other side as a log-in would, and says step by step what it answered. Nothing changes. */
export const tryWayCall = command(contracts['POST /identity/ways_in/{uid}/try/'], {
  summary: 'Try a way in',
  async run({ host, params: { uid }, body }) {
    const way = await anyWay(host, uid);
    forgetConnections(host, uid);
    forgetServer(host, uid);
    forgetMetadata(host, uid);
    if (way.kind === 'directory') return tryDirectory(host, way, body.login);
    return way.kind === 'saml' ? trySaml(host, way) : tryServer(host, way);
  },
});
