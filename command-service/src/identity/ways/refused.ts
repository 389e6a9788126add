import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { Way } from './way.ts';

/** `identity.way_unreachable` where the server did not answer, else `identity.way_refused`; why, is for the log alone. */
export function refusedBy({ logger }: Pick<Host, 'logger'>, way: Pick<Way, 'uid'>, error: unknown): Refused {
  if (error instanceof Refused) return error;
  logger.warn({ err: error, way: way.uid }, 'a log-in by a server of the university failed');
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  const isAway =
    code === 'OAUTH_TIMEOUT' ||
    error instanceof TypeError ||
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|UND_)/.test(cause?.code ?? '');
  return new Refused(reject(isAway ? 'identity.way_unreachable' : 'identity.way_refused'));
}
