import { systemActor, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { identify } from '../http/caller.ts';
import { Refused } from '../http/types.ts';
import type { Host } from '../service.ts';

const administrator: Role = 'org_admin';
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Lets through who may see how the portal runs: administrators, the bearer of PORTAL_METRICS_TOKEN, other services of
 * the portal, and programs on the same machine that ask directly. Throws `identity.not_signed_in` or
 * `identity.access_denied` for everybody else.
 */
export async function authorizeMonitoring(request: FastifyRequest, host: Host): Promise<void> {
  if (isLocal(request) || isBearer(request.headers.authorization, host.config.metricsToken)) return;
  const { roles } = await identify(request, host);
  if (!roles) throw new Refused(reject('identity.not_signed_in'));
  if (!roles.includes(administrator) && !roles.includes(systemActor))
    throw new Refused(reject('identity.access_denied'));
}

/** The peer's own address, not what a header says; what came through a proxy is from outside, wherever the proxy stands. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? '';
  return (peer === '::1' || /^(::ffff:)?127\./.test(peer)) && forwarded.every(name => headers[name] === undefined);
}

function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false;
  const [given, known] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === known.length && timingSafeEqual(given, known);
}
