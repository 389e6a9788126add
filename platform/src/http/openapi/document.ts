import type { ErrorCatalogue } from '@portal/event-schemas/kernel/rejections.ts';
import type { ServiceModule } from '../../service.ts';
import type { GuardedCall } from '../access.ts';
import { platformErrors } from '../errors.ts';
import { csvBodies, csvParameters } from './csv.ts';
import { listParameters, listResponses, singleRow } from './lists.ts';
import { jsonSchema, parametersOf, type JsonSchema, type Parameter } from './schemas.ts';

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-roles': readonly string[] | string;
  'x-kind': string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
}
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  'x-errors': Record<string, { status: number; messages: Record<string, string> }>;
}

/** The OpenAPI 3.1 document of the served calls: schemas, roles (`x-roles`), refusals (`x-errors`), both dialects of lists. */
export function openApiOf(calls: readonly GuardedCall[], modules: readonly ServiceModule[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  const put = (call: string, operation: Operation) => {
    const [method, path] = call.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] ??= operation;
  };
  for (const guarded of calls) put(guarded.call.call, operationOf(guarded));
  for (const guarded of calls) {
    if (guarded.call.kind !== 'list') continue;
    const one = `${guarded.call.call.replace(/\/$/, '')}/{id}/`;
    const known = Object.keys(paths).some(path => `GET ${path}`.replace(/\{\w+\}/g, '{}') === one.replace(/\{\w+\}/g, '{}') && paths[path]!['get']);
    if (!known) put(one, { ...operationOf(guarded), operationId: idOf(one), summary: `${guarded.call.summary}: one row`, 'x-kind': 'row', parameters: parametersOf(one, undefined, undefined), responses: { 200: singleRow(guarded.call), ...refusals } });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'University portal', version: '1', description: 'All calls of the portal. Changes need the header X-CSRFToken with the value of the cookie csrftoken, and may carry an Idempotency-Key.' },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(calls.map(call => call.module))].map(name => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'portal_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
        service: { type: 'apiKey', in: 'header', name: 'X-Service-Token' },
      },
    },
    'x-errors': errorsOf([platformErrors, ...modules.map(module => module.errors)]),
  };
}

const errorSchema = {
  type: 'object', required: ['error'],
  properties: { error: {
    type: 'object', required: ['code', 'message', 'params', 'fields', 'request_id'],
    properties: { code: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' }, fields: { type: 'object', additionalProperties: { type: 'string' } }, request_id: { type: 'string' } },
  } },
};
const refusals = { '4XX': { description: 'Refused: the code says why, the message says it in the reader\'s language', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } };

const idOf = (call: string): string => call.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '').toLowerCase();

function operationOf({ module, call, audience }: GuardedCall): Operation {
  const body = call.kind === 'list' ? undefined : call.body;
  const open = audience === 'any' || audience === 'anonymous';
  return {
    operationId: idOf(call.call), summary: call.summary, tags: [module], 'x-roles': audience, 'x-kind': call.kind,
    parameters: call.kind === 'list' ? listParameters(call) : [...parametersOf(call.call, call.params, call.query), ...csvParameters(call)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') }, ...csvBodies(call) } } } : {}),
    responses: { ...(call.kind === 'list' ? listResponses(call) : answersOf(call.answer)), ...refusals },
    security: open ? [] : [call.kind === 'command' ? { session: [], csrf: [] } : { session: [] }],
  };
}

const answersOf = (answer: Parameters<typeof jsonSchema>[0] | undefined): Record<string, unknown> =>
  answer ? { 200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(answer, 'output') } } } } : { 204: { description: 'Done, or a file' } };

const errorsOf = (catalogues: readonly ErrorCatalogue[]): OpenApi['x-errors'] => Object.fromEntries(
  catalogues.flatMap(catalogue => Object.entries(catalogue)).map(([code, { status = 409, ...messages }]) => [code, { status: code === 'platform.internal' ? 500 : status, messages: { ...messages } }]));
