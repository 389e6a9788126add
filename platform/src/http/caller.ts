import { pickLocale, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../event-log/types.ts';
import type { KeyHolder } from '../keys/holder.ts';
import type { Host } from '../service.ts';
import { sessionToken } from '../sessions/cookies.ts';
import type { Session } from '../sessions/types.ts';

/** Who makes a request. `roles` is null without a session; `system` is the worker with the service token. */
export interface Caller {
  session: Session | null;
  system: boolean;
  roles: readonly string[] | null;
  /** As calls see it: `id` is the account that the portal shows. */
  actor: Actor;
  locale: Locale;
  /** The program that calls with a key; its uid is the actor. */
  key?: KeyHolder;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const nobody: Actor = { id: '', roles: [] };

export async function identify(request: FastifyRequest, host: Host): Promise<Caller> {
  const { headers } = request;
  const language = headers['accept-language'];
  if (isServiceToken(headers['x-service-token'], host.config.serviceToken)) {
    return {
      session: null,
      system: true,
      roles: [systemActor],
      actor: { id: systemActor, roles: [systemActor] },
      locale: pickLocale(language),
    };
  }
  const token = sessionToken(request.cookies, host.config.secure);
  const session = token ? await host.sessions.read(token) : null;
  const locale = pickLocale(language ?? session?.locale ?? undefined);
  if (!session) return { session, system: false, roles: null, actor: nobody, locale };
  return { session, system: false, roles: session.roles, actor: { id: session.account, roles: session.roles }, locale };
}

function isServiceToken(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string' || token === '' || given.length !== token.length) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** As the log has it: who did it, and as whom they were logged in. */
export function actorOf({ session, actor }: Caller): Actor {
  if (!session || session.real_account === session.account) return actor;
  return { id: session.real_account, roles: session.roles, on_behalf_of: session.account };
}
