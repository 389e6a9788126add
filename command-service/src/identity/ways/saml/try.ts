import type { WayTried } from '@portal/event-schemas/identity/ways.ts';
import type { Host } from '@portal/platform/service.ts';
import { inSteps } from '../steps.ts';
import type { Way } from '../way.ts';
import { metadataOf } from './server.ts';

/** Can the server's metadata be read, and has it keys? Whether it knows the portal, only a log-in can tell. */
export async function trySaml(host: Pick<Host, 'dispatcher' | 'config' | 'url'>, way: Way): Promise<WayTried> {
  const tried = await inSteps([
    ['metadata', async () => (await metadataOf(host, way)).entity],
    ['keys', async () => String((await metadataOf(host, way)).certificates.length)],
  ]);
  return { ...tried, person: null };
}
