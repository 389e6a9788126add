import type { ErrorCatalogue } from '@portal/event-schemas/kernel/rejections.ts';
import type { z } from 'zod';
import type { ServiceModule } from '../../service.ts';
import type { GuardedCall } from '../access.ts';
import { platformErrors } from '../errors.ts';
import { rowPathOf } from '../row-paths.ts';
import {
  errorSchema,
  headers,
  nothing,
  pageBase,
  parameters,
  refusals,
  responses,
  rowBase,
  securitySchemes,
} from './components.ts';
import { csvBodies, csvParameters } from './csv.ts';
import { listParameters, listResponses, singleRow } from './lists.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { shareFields } from './bases.ts';
import { inGroups, type RefusalGroups } from './refusal-groups.ts';
import { shareParameters, shareSchemas } from './repeated.ts';
import { parametersOf, schemaBook, type JsonSchema, type Parameter, type SchemaBook } from './schemas.ts';

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-roles': readonly string[] | string;
  /** `list`, `row`, or a `query` by POST; else the method says it. */
  'x-kind'?: string;
  /** Codes of refusals besides those of every call (`kernel/refusedEverywhere`), and groups of them (`x-refusal-groups`). */
  'x-refusals'?: readonly string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  /** Where it is not the session alone. */
  security?: Record<string, string[]>[];
}
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  security: Record<string, string[]>[];
  'x-errors': Record<string, { status: number; message: string }>;
  'x-refusal-groups': RefusalGroups;
}

/** The OpenAPI 3.1 document of the served calls: schemas by name, roles (`x-roles`), refusals (`x-refusals`, `x-errors`), both dialects of lists. */
export function openApiOf(
  calls: readonly GuardedCall[],
  modules: readonly ServiceModule[],
  names: NamedSchemas,
  groups: RefusalGroups,
): OpenApi {
  const book = schemaBook(names);
  const paths: OpenApi['paths'] = {};
  const spelling = new Map<string, string>();
  /** Addresses that differ in the name of a parameter alone are one address, spelt as it was first. */
  const put = (call: string, operation: (call: string) => Operation) => {
    const [method, path] = call.split(' ') as [string, string];
    const pattern = path.replace(/\{\w+\}/g, '{}');
    if (!spelling.has(pattern)) spelling.set(pattern, path);
    const spelt = spelling.get(pattern)!;
    (paths[spelt] ??= {})[method.toLowerCase()] ??= operation(`${method} ${spelt}`);
  };
  for (const guarded of calls) put(guarded.call.call, call => operationOf(book, guarded, call, groups));
  for (const guarded of calls) {
    const one = rowPathOf(guarded.call, calls);
    if (one) put(one, call => rowOperation(book, guarded, call, groups));
  }
  const { document, schemas } = book.settle(paths);
  const shared: Record<string, Parameter> = { ...parameters };
  shareParameters(
    Object.values(document).flatMap(methods => Object.values(methods)),
    shared,
    { ...schemas, ...fixed },
  );
  shareSchemas(document, schemas, shared);
  shareFields(schemas, shared);
  const named = new Set(['kernel/refusedEverywhere']);
  for (const methods of Object.values(document))
    for (const { 'x-refusals': own = [] } of Object.values(methods)) own.forEach(one => named.add(one));
  const about = new Map(modules.flatMap(({ name, access }) => (access.about ? [[name, access.about]] : [])));
  return {
    openapi: '3.1.0',
    info: {
      title: 'University portal',
      version: '1',
      license: { name: 'No licence', identifier: 'LicenseRef-None' },
      description:
        'All calls of the portal. A change needs the session, the cookie csrftoken and the header X-CSRFToken with ' +
        'its value, and may carry an Idempotency-Key; its answer has X-Portal-Position, and a query that carries ' +
        'this shows the change. A program sends `Authorization: Bearer <its key>` instead of session and token, for the calls that ' +
        'have `key` among their `security`. `Accept-Language` (ru, kk, en, ky) chooses the language of messages. `sort` takes ' +
        '`column`, `-column` or `["column","ASC"]`; a name in four languages also `column.en`. Filters take values ' +
        'separated by commas; an empty one finds rows without any. `<column>_from` and `<column>_to` include what they ' +
        'name. `x-refusals` of a call are codes of `x-errors`, or groups of codes (`x-refusal-groups`); what every call may ' +
        'be refused with stands in the group kernel/refusedEverywhere.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ session: [] }, { key: [] }],
    tags: [...new Set(calls.map(call => call.module))].map(name => ({
      name,
      ...(about.has(name) ? { description: about.get(name)! } : {}),
    })),
    paths: document,
    components: {
      schemas: { Error: errorSchema, ...used(fixed, document), ...schemas },
      parameters: used(shared, document),
      headers: { ...headers },
      responses: used(responses, document),
      securitySchemes,
    },
    'x-errors': errorsOf([platformErrors, ...modules.map(module => module.errors)]),
    'x-refusal-groups': Object.fromEntries(Object.entries(groups).filter(([name]) => named.has(name))),
  };
}

const fixed = { Error: errorSchema, Page: pageBase, Row: rowBase };

/** Components that nothing refers to are left out. */
function used<T>(components: Record<string, T>, document: object): Record<string, T> {
  const text = JSON.stringify(document);
  return Object.fromEntries(Object.entries(components).filter(([name]) => text.includes(`/${name}"`)));
}

const idOf = (call: string): string =>
  call
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase();
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** `spelt`: the call as the document spells its address. */
function operationOf(
  book: SchemaBook,
  { module, call, audience, byKey }: GuardedCall,
  spelt: string,
  groups: RefusalGroups,
): Operation {
  const body = call.kind === 'list' ? undefined : call.body;
  const open = audience === 'any' || audience === 'anonymous';
  const given =
    call.kind === 'list'
      ? listParameters(book, call)
      : [...parametersOf(book, call.call, call.params, call.query), ...csvParameters(book, call)];
  const key = call.kind === 'command' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return {
    operationId: idOf(call.call),
    summary: call.summary,
    tags: [module],
    'x-roles': audience,
    ...(call.kind === 'list' || (call.kind === 'query' && !call.call.startsWith('GET '))
      ? { 'x-kind': call.kind }
      : {}),
    ...(call.refuses?.length ? { 'x-refusals': inGroups(call.refuses, groups) } : {}),
    parameters: [...inPathAs(spelt, given), ...key],
    ...(body
      ? { requestBody: { required: true, content: { ...json(book.schema(body, 'input')), ...csvBodies(book, call) } } }
      : {}),
    responses: { ...(call.kind === 'list' ? listResponses(book, call) : answersOf(book, call.answer)), ...refusals },
    ...securityOf(call.kind === 'command', open, byKey),
  };
}

/** Where it is not "a session, or a key with the call in its scopes". */
function securityOf(changes: boolean, open: boolean, byKey: boolean): Pick<Operation, 'security'> {
  if (open) return { security: [] };
  if (!changes && byKey) return {};
  return { security: [changes ? { session: [], csrf: [] } : { session: [] }, ...(byKey ? [{ key: [] }] : [])] };
}

function rowOperation(book: SchemaBook, guarded: GuardedCall, spelt: string, groups: RefusalGroups): Operation {
  const { call } = guarded;
  if (call.kind !== 'list') throw new Error(`${call.call} is no list.`);
  const { parameters: _, ...operation } = operationOf(book, guarded, call.call, groups);
  return {
    ...operation,
    operationId: idOf(`${call.call}id`),
    summary: `${call.summary}: one row`,
    'x-kind': 'row',
    parameters: parametersOf(book, spelt, undefined, undefined),
    responses: { 200: singleRow(book, call), ...refusals },
  };
}

/** Path parameters under the names that the document's address has. */
function inPathAs(spelt: string, given: Operation['parameters']): Operation['parameters'] {
  const names = [...spelt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return given.map(one => ('in' in one && one.in === 'path' ? { ...one, name: names.shift() ?? one.name } : one));
}

function answersOf(book: SchemaBook, answer: z.ZodType | undefined): Record<string, unknown> {
  return answer ? { 200: { description: 'Done', content: json(book.schema(answer, 'output')) } } : nothing;
}

const errorsOf = (catalogues: readonly ErrorCatalogue[]): OpenApi['x-errors'] =>
  Object.fromEntries(
    catalogues
      .flatMap(catalogue => Object.entries(catalogue))
      .map(([code, { status = 409, en }]) => [
        code,
        { status: code === 'platform.internal' ? 500 : status, message: en },
      ]),
  );
