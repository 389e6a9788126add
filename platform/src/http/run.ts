import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { CommandContext } from '../dispatcher/types.ts';
import { answerList, answerOne } from '../lists/answer.ts';
import type { Host } from '../service.ts';
import { actorOf } from './caller.ts';
import { bodyOf } from './csv-body.ts';
import { seenPosition, sendPosition, waitForSeenPosition } from './position.ts';
import { SerializedJson } from './serialized-json.ts';
import { senderFor } from './send.ts';
import {
  Refused,
  replyStarted,
  type AnyCall,
  type CallContext,
  type CommandCall,
  type ListCall,
  type QueryCall,
} from './types.ts';
import { parseInput, parsePathParams } from './validation.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The handler of a declared call. */
export function handlerOf(call: AnyCall, host: Host): Handler {
  if (call.kind === 'command') return commandHandler(call, host);
  return call.kind === 'query' ? queryHandler(call, host) : listHandler(call, host);
}

/** What a call gets; the host is the present one, or the snapshot that the request looks at. */
function callContextOf(request: FastifyRequest, reply: FastifyReply, host: Host): CallContext {
  const { actor, roles, locale, session } = request.caller!;
  return {
    host: request.asOf ?? host,
    actor,
    roles: roles ?? [],
    locale,
    request_id: request.id,
    ...(session ? { session } : {}),
    raw: { request, reply },
  };
}

const partsOf = async (call: CommandCall | QueryCall, request: FastifyRequest) => {
  const [params, query] = [parsePathParams(call.params, request.params), parseInput(call.query, request.query)];
  return { params, query, body: parseInput(call.body, await bodyOf(call.kind === 'command' ? call : {}, request)) };
};

const commandHandler =
  (call: CommandCall, host: Host): Handler =>
  async (request, reply) => {
    const input = { ...callContextOf(request, reply, host), ...(await partsOf(call, request)) };
    let position = 0;
    const send = senderFor(host, commandContext(request), reached => {
      position = Math.max(position, reached);
    });
    const answer = await call.run({ ...input, send });
    if (position > 0) sendPosition(reply, position, host.config.secure);
    return finish(reply, answer);
  };

const queryHandler =
  (call: QueryCall, host: Host): Handler =>
  async (request, reply) => {
    const input = { ...callContextOf(request, reply, host), ...(await partsOf(call, request)) };
    await waitForSeenPosition(request, reply, input.host, call.reads);
    return finish(reply, await call.run({ ...input, db: input.host.pool }));
  };

const listHandler =
  (call: ListCall, host: Host): Handler =>
  async (request, reply) => {
    const input = callContextOf(request, reply, host);
    await waitForSeenPosition(request, reply, input.host, call.reads);
    return finish(reply, await answerList(call, input, request.query as Record<string, unknown>));
  };

/** One row of a list, at the list's path and the row's id. */
export const rowHandlerOf =
  (call: ListCall, host: Host): Handler =>
  async (request, reply) => {
    const input = callContextOf(request, reply, host);
    await waitForSeenPosition(request, reply, input.host, call.reads);
    return finish(reply, await answerOne(call, input, (request.params as { id: string }).id));
  };

/** A call that sends its answer itself (a file) returns `replyStarted`. What comes after the answer, from a call that took too long, goes nowhere. */
function finish(reply: FastifyReply, answer: unknown): unknown {
  if (answer === replyStarted || reply.sent || reply.raw.headersSent) return reply;
  if (answer instanceof SerializedJson) {
    reply.type('application/json; charset=utf-8');
    return answer.bytes;
  }
  if (answer !== undefined) return answer;
  reply.code(204);
  return reply.send();
}

const keyFormat = /^[\x21-\x7e]{1,200}$/;

function commandContext(request: FastifyRequest): CommandContext {
  const { headers } = request;
  const caller = request.caller!;
  const seen = seenPosition(request);
  const key = headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyFormat.test(key)))
    throw new Refused(reject('platform.malformed', {}, { 'Idempotency-Key': 'wrong_format' }));
  const causation = caller.system ? headers['x-causation-id'] : undefined;
  const correlation = caller.system ? headers['x-correlation-id'] : undefined;
  return {
    actor: actorOf(caller),
    locale: caller.locale,
    correlation_id: typeof correlation === 'string' ? correlation : request.id,
    ...(typeof causation === 'string' ? { causation_id: causation } : {}),
    ...(key
      ? { key, body_hash: hash('sha256', `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`) }
      : {}),
    ...(seen > 0 ? { after: seen } : {}),
  };
}
