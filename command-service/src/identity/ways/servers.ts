import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { Come } from './arrive.ts';
import { begin, comeBack } from './openid/come.ts';
import { beginSaml, comeBackBySaml } from './saml/come.ts';
import type { Try } from './tries.ts';
import { wayOf, type Way } from './way.ts';

/** A way by which the browser goes to another server and comes back; throws `identity.way_not_found`. */
export async function serverOf(host: Pick<Host, 'dispatcher'>, uid: string): Promise<Way> {
  const way = await wayOf(host, uid);
  if (way.kind === 'directory') throw new Refused(reject('identity.way_not_found'));
  return way;
}

export const beginAt = (
  call: Pick<CallContext, 'host' | 'locale' | 'raw'>,
  way: Way,
  linking: Try['linking'],
): Promise<string> => (way.kind === 'saml' ? beginSaml : begin)(call, way, linking);

export const comeBackFrom = (
  host: Host,
  way: Way,
  given: { state: string; code: string; iss?: string | undefined },
  begun: Try,
): Promise<Come> =>
  way.kind === 'saml' ? comeBackBySaml(host, way, given.code, begun) : comeBack(host, way, given, begun);
