import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pace } from '../projections/types.ts';
import { paces } from '../projections/paces.ts';
import type { Host } from '../service.ts';
import { positionCookie } from '../sessions/cookies.ts';

const keepSeconds = 60;
const header = 'x-portal-position';

/** The log position that the caller has seen, from the header or the cookie; 0 when neither says so. */
export function seenPosition(request: FastifyRequest): number {
  const positions = [request.headers[header], request.cookies[positionCookie]]
    .map(Number)
    .filter(position => Number.isSafeInteger(position) && position > 0);
  return Math.max(0, ...positions);
}

/** Tells the browser how far its own change is in the log. */
export function sendPosition(reply: FastifyReply, position: number, secure: boolean): void {
  reply.header(header, position);
  reply.setCookie(positionCookie, String(position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: keepSeconds,
  });
}

/** Waits until the read models that the call reads have what the caller has seen; after a second it goes on and says so (`X-Portal-Stale: 1`). */
export async function waitForSeenPosition(
  request: FastifyRequest,
  reply: FastifyReply,
  host: Host,
  reads: Pace = 'prompt',
): Promise<void> {
  const position = seenPosition(request);
  if (position > 0 && !(await host.waitForReadModels(position, 1000, reads === 'prompt' ? ['prompt'] : paces)))
    reply.header('x-portal-stale', '1');
}
