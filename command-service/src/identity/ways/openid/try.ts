import type { WayTried } from '@portal/event-schemas/identity/ways.ts';
import type { Host } from '@portal/platform/service.ts';
import { inSteps } from '../steps.ts';
import { secretOfWay } from '../secrets.ts';
import type { Way } from '../way.ts';
import { metadataOf } from './server.ts';

/** Does the server say what it is, is it the one that is meant, and are its keys there? Whether it knows the portal, only a log-in can tell. */
export async function tryServer(host: Pick<Host, 'dispatcher' | 'pool' | 'config'>, way: Way): Promise<WayTried> {
  const tried = await inSteps([
    ['discovery', async () => (await metadataOf(host, way)).issuer],
    [
      'keys',
      async () => {
        const { jwks_uri } = await metadataOf(host, way);
        const answer = await fetch(jwks_uri!, { redirect: 'error', signal: AbortSignal.timeout(5000) });
        const { keys } = (await answer.json()) as { keys: { alg?: string; kty: string }[] };
        if (!answer.ok || keys.length === 0) throw new Error(`${jwks_uri}: ${answer.status}`);
        return keys.map(({ alg, kty }) => alg ?? kty).join(', ');
      },
    ],
    ['secret', async () => ((await secretOfWay(host, way.uid)) === null ? '–' : '✓')],
  ]);
  return { ...tried, person: null };
}
