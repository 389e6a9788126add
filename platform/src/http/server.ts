import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { pickLocale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { newId } from '../ids/ids.ts';
import { serveLive } from '../live/socket.ts';
import type { Host, ServiceModule } from '../service.ts';
import { serveFrontend } from '../static/frontend.ts';
import { guardCalls, type Kind } from './access.ts';
import { acceptJson, bodyLimit } from './body.ts';
import { acceptCsv } from './csv-body.ts';
import { leaveInOrder } from './leave-in-order.ts';
import { timeOutRequests } from './request-timeout.ts';
import { deferRequestsInBursts } from './connection-burst.ts';
import { serveDocs } from './docs.ts';
import { answerBrokenRequest, failureHandler } from './failures.ts';
import { createGuards } from './guard.ts';
import { logKeyCalls } from './key-guard.ts';
import { explainer, type Explain } from './messages.ts';
import { countAnswer } from './metrics.ts';
import { openApiOf } from './openapi/document.ts';
import { packAnswers } from './pack-answers.ts';
import { describeEvents } from '../relay/asyncapi.ts';
import { namedSchemas } from './openapi/named-schemas.ts';
import { refusalGroups } from './openapi/refusal-groups.ts';
import { platformErrors } from './errors.ts';
import { platformModule } from './platform-module.ts';
import { watchRefusals } from './refused-attempts.ts';
import { rowPathOf } from './row-paths.ts';
import { handlerOf, rowHandlerOf } from './run.ts';
import { Refused } from './types.ts';
import { watchDeclared } from './undeclared-refusals.ts';

/** Base path of all calls (portal-calls.md). */
export const base = '/api/v1';
const requestTimeout = 60_000;
/** For answers that are data; pages set their own (static/, docs.ts). Not left to helmet, which would build it anew for every answer. */
const dataCsp = "default-src 'none'; frame-ancestors 'none'";

export interface HttpOptions {
  host: Host;
  modules: readonly ServiceModule[];
  /** Which services' calls are served here; without it, those that the modules declare. */
  kinds?: readonly Kind[];
  /** Folder of the built frontend; without it no pages are served. */
  frontend?: string;
}

/**
 * The web server of a process: every declared call under `/api/v1`, live sockets, the OpenAPI document and its page, the frontend.
 * Throws when access tables and calls do not agree. The caller opens the port.
 */
export async function createHttpServer({
  host,
  modules: given,
  kinds = kindsOf(given),
  frontend,
}: HttpOptions): Promise<FastifyInstance> {
  const modules = kinds.includes('projection') ? [...given, platformModule] : given;
  const calls = guardCalls(modules, kinds);
  const explain = explainer([platformErrors, ...modules.map(module => module.errors)], host.config.timeZone);
  const app = fastify({
    loggerInstance: host.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    trustProxy: host.config.trustedProxies.length > 0 ? [...host.config.trustedProxies] : false,
    bodyLimit,
    requestTimeout,
    forceCloseConnections: 'idle',
    // Who asks while the process leaves is still answered (leave-in-order.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    clientErrorHandler: (error, socket) => {
      answerBrokenRequest(error, socket, explain);
    },
    // Addresses that the router cannot read never get to the hooks below.
    frameworkErrors: (error, request, reply) => {
      reply.headers({
        'x-request-id': request.id,
        'content-security-policy': dataCsp,
        'x-content-type-options': 'nosniff',
      });
      failureHandler(explain)(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  deferRequestsInBursts(app);
  leaveInOrder(app, { delay: host.config.stopDelay, dismiss: () => host.live.dismiss() });
  await prepare(app, explain);
  logKeyCalls(app, host, base);
  timeOutRequests(app, requestTimeout, failureHandler(explain));

  const unwatched = createGuards(host, modules);
  const { watched, flush } = watchRefusals(host, modules, explain);
  app.addHook('onClose', flush);
  for (const guarded of calls) {
    const watch = watched(guarded);
    const guard = watch(unwatched(guarded));
    const { call } = guarded;
    const handler = watch(watchDeclared(call, handlerOf(call, host)));
    addRoute(app, call.call, guard, handler, {
      bytes: call.kind === 'command' ? call.bytes : undefined,
      unpacked: call.kind === 'query' && call.unpacked === true,
    });
    const one = rowPathOf(call, calls);
    if (one && call.kind === 'list') addRoute(app, one, guard, watch(watchDeclared(call, rowHandlerOf(call, host))));
  }
  await serveLive(app, host);
  serveDocs(
    app,
    async () => openApiOf(calls, modules, await namedSchemas(), await refusalGroups()),
    () => describeEvents(modules, host.config.kafkaTopicPrefix),
  );
  if (frontend) await serveFrontend(app, frontend, join(host.config.data, 'pages'));
  return app;
}

/** Security headers, cookies, bodies, errors, metrics. */
async function prepare(app: FastifyInstance, explain: Explain): Promise<void> {
  app.decorate('explain', explain);
  app.decorateRequest('caller', null);
  app.decorateRequest('asOf', null);
  app.decorateRequest('comparedWith', null);
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: { maxAge: 15_552_000 } });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  acceptJson(app);
  acceptCsv(app);
  app.setErrorHandler(failureHandler(explain));
  app.setNotFoundHandler((request, reply) => notFound(request, reply, explain));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', dataCsp);
    if (request.raw.url!.includes('%00')) done(new Refused(reject('platform.malformed')));
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  packAnswers(app);
  app.addHook('onResponse', (request, reply, done) => {
    countAnswer(
      request.is404 ? 'unknown' : `${request.method} ${request.routeOptions.url ?? ''}`,
      reply.statusCode,
      reply.elapsedTime,
    );
    request.log.debug(
      { method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}

export function notFound(request: FastifyRequest, reply: FastifyReply, explain: Explain): void {
  const { status, error } = explain(
    reject('platform.not_found'),
    pickLocale(request.headers['accept-language']),
    request.id,
  );
  reply.status(status).send({ error });
}

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function addRoute(
  app: FastifyInstance,
  call: string,
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  handler: Route,
  { bytes = bodyLimit, unpacked = false }: { bytes?: number | undefined; unpacked?: boolean } = {},
): void {
  const [method, path] = call.split(' ') as ['GET', string];
  const url = base + path.replace(/\{(\w+)\}/g, ':$1');
  app.route({ method, url, onRequest, handler, bodyLimit: bytes, config: { unpacked } });
}

function kindsOf(modules: readonly ServiceModule[]): Kind[] {
  const calls = modules.flatMap(module => module.calls ?? []);
  const records = modules.some(module => module.records?.length);
  return [
    ...(records || calls.some(call => call.kind === 'command') ? ['command' as const] : []),
    ...(records || calls.some(call => call.kind !== 'command') ? ['projection' as const] : []),
  ];
}

/** A client's own id where it is a sane one: it stands in logs and answers. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newId();
}
