import { sharedListParameters } from './lists.ts';
import type { JsonSchema, Parameter } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const error = json({ $ref: '#/components/schemas/Error' });
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'params', 'fields', 'request_id'],
      properties: {
        code: text,
        message: text,
        params: { type: 'object' },
        fields: { type: 'object', additionalProperties: text },
        request_id: text,
      },
    },
  },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  description:
    'One for each thing that a person wants, the same in every repetition: it is done once, and answered as the first time',
};

/** What operations share. */
export const parameters: Record<string, Parameter> = {
  ...sharedListParameters,
  IdempotencyKey: idempotencyKey,
};
export const headers = {
  ContentRange: { description: 'With rows: `<list> <first>-<last>/<count>`', schema: text },
  Position: {
    description: 'Position of the change in the log; a query that carries it shows the change',
    schema: { type: 'integer' },
  },
  RequestId: { description: 'Stands in the log, too', schema: text },
  RetryAfter: { description: 'Seconds after which to try again, with 429 and 503', schema: { type: 'integer' } },
};
export const responses = {
  Refused: {
    description: "Refused: the code says why, the message says it in the reader's language",
    headers: { 'Retry-After': header('RetryAfter'), 'X-Request-Id': header('RequestId') },
    content: error,
  },
  Failed: {
    description:
      '503: overloaded, under maintenance or too slow, to be repeated with the same Idempotency-Key; 500: a bug',
    headers: { 'Retry-After': header('RetryAfter'), 'X-Request-Id': header('RequestId') },
    content: error,
  },
  Done: { description: 'Done, or a file', headers: { 'X-Portal-Position': header('Position') } },
  ExportStarted: {
    description: 'The export has been started',
    content: json({ type: 'object', required: ['job'], properties: { job: text } }),
  },
};
/** What every row of a list has beside its own. */
export const rowBase: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: ['string', 'number'] } },
};
/** A page without the shape of its rows. */
export const pageBase: JsonSchema = {
  type: 'object',
  required: ['results', 'count', 'next'],
  properties: { results: { type: 'array', items: {} }, count: { type: 'integer' }, next: { type: ['string', 'null'] } },
};
/** Answers that every operation may give. */
export const refusals = {
  '4XX': { $ref: '#/components/responses/Refused' },
  '5XX': { $ref: '#/components/responses/Failed' },
};
export const nothing = { 204: { $ref: '#/components/responses/Done' } };

export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'portal_session', description: 'Set by POST /user/login/' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of a program (docs/api.md): no session and no CSRF token with it; its scopes say which calls',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'The value of the cookie csrftoken, which POST /user/login/ sets and which goes along; scripts send both, too',
  },
};
