import { defaultLocale, pickLocale } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { newId } from '../ids/ids.ts';
import { isTransient } from '../projections/transaction.ts';
import { bodyLimit } from './body.ts';
import type { Explain } from './messages.ts';
import { Refused } from './types.ts';

/** What went wrong, as a refusal; `retryAfter` in seconds where trying again helps. Null: an unexpected failure (500). */
export interface Failure {
  rejection: Rejection;
  retryAfter?: number;
}
interface Thrown {
  name?: string;
  code?: string;
  statusCode?: number;
  retryAfter?: number;
}

/** Seconds after which somebody may have built anew what is lost. */
const untilRepaired = 10;
const byStatus: Record<number, string> = {
  400: 'platform.malformed',
  404: 'platform.not_found',
  406: 'platform.unsupported_type',
  414: 'platform.too_large',
  415: 'platform.unsupported_type',
  431: 'platform.too_large',
};

export function failureOf(error: unknown, limit = bodyLimit): Failure | null {
  if (error instanceof Refused)
    return {
      rejection: error.rejection,
      ...(error.rejection.code === 'platform.fact_unknown' ? { retryAfter: untilRepaired } : {}),
    };
  const { name, code = '', statusCode = 500, retryAfter } = (error ?? {}) as Thrown;
  if (name === 'Overloaded' || name === 'LogUnavailable')
    return { rejection: reject('platform.overloaded'), retryAfter: retryAfter ?? 1 };
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || code === '57014')
    return { rejection: reject('platform.timeout'), retryAfter: 1 };
  if (statusCode === 413) return { rejection: reject('platform.too_large', { limit: `${limit / 1_048_576} MB` }) };
  if (statusCode >= 400 && statusCode < 500) return { rejection: reject(byStatus[statusCode] ?? 'platform.malformed') };
  // The disk filled up under a file that was let in.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { rejection: reject('platform.disk_full', { free: 0, reserve: 0 }) };
  if (/^22.{3}$/.test(code)) return { rejection: reject('platform.malformed') };
  // A database that is away, full, or being restarted.
  if (isTransient(error)) return { rejection: reject('platform.overloaded'), retryAfter: 2 };
  return null;
}

/** Fastify's error handler: one shape of answer for everything (architecture.md, "Errors"). */
export const failureHandler =
  (explain: Explain) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const locale = request.caller?.locale ?? pickLocale(request.headers['accept-language']);
    const failure = failureOf(error, request.routeOptions.bodyLimit);
    if (!failure) request.log.error({ err: error, url: request.url, method: request.method }, 'a request failed');
    else if (error instanceof Error && 'severity' in error)
      request.log.warn({ err: error, url: request.url, method: request.method }, 'the database refused a request');
    if (failure?.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
    const answer = explain(failure?.rejection ?? reject('platform.internal'), locale, request.id);
    reply
      .status(failure ? answer.status : 500)
      .header('cache-control', 'no-store')
      .send({ error: answer.error });
  };

/** Requests that are not HTTP, or whose headers are too long, never get to Fastify; they are answered in the same shape. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket, explain: Explain): void {
  if (!socket.writable || socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const { error: answer } = explain(
    reject(
      tooLarge ? 'platform.too_large' : slow ? 'platform.timeout' : 'platform.malformed',
      tooLarge ? { limit: '16 KB' } : {},
    ),
    defaultLocale,
    newId(),
  );
  const body = JSON.stringify({ error: answer });
  const status = tooLarge ? '431 Request Header Fields Too Large' : slow ? '408 Request Timeout' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
