import type { Host } from '@portal/platform/service.ts';
import type { Session } from '@portal/platform/sessions/types.ts';
import { endSession } from './openid/log-out.ts';
import { samlLogOut } from './saml/log-out.ts';
import { waySessionOf } from './sessions.ts';
import { wayAt } from './way.ts';

/** Where the browser goes to leave the server's own session, too; null where there is none, or it does not answer: the portal is left all the same. */
export async function logOutAddress(host: Host, session: Session): Promise<string | null> {
  const there = waySessionOf(session);
  const way = there?.subject ? await wayAt(host, there.way) : null;
  if (!there || !way?.is_on) return null;
  try {
    return await (way.kind === 'saml' ? samlLogOut(host, way, there) : endSession(host, way, there));
  } catch (error) {
    host.logger.warn({ err: error, way: way.uid }, 'a server of the university cannot be left');
    return null;
  }
}
