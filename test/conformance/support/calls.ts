import type { OpenApi, Operation } from '@portal/platform/http/openapi/document.ts';
import type { JsonSchema, Parameter } from '@portal/platform/http/openapi/schemas.ts';

/** A call of the OpenAPI document. `name` is `METHOD /path/`, as access tables spell it. */
export interface DocumentedCall {
  name: string;
  method: string;
  path: string;
  operation: Omit<Operation, 'parameters'> & { parameters: Parameter[] };
  /** Does it change something? Then it needs the CSRF token. */
  changes: boolean;
  body: JsonSchema | null;
  /** Schema of the answer 200, which forbids what it does not name; null for 204 and for files. */
  answer: JsonSchema | null;
}

/** Every call of the document, in its order, with references replaced by what they name. Headers are left out of the parameters. */
export const callsOf = (document: OpenApi): DocumentedCall[] =>
  Object.entries(resolved(document.paths, document)).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): DocumentedCall => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation: { ...operation, parameters: (operation.parameters as Parameter[]).filter(one => one.in !== 'header') },
      changes: method !== 'get' && operation['x-kind'] !== 'query',
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      answer: strict(
        (operation.responses['200'] as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.[
          'application/json'
        ]?.schema ?? null,
      ),
    })),
  );

/**
 * A copy with every reference replaced by what it names, and what is put together of several objects as one; a schema
 * that refers to itself ends at the second time in any shape.
 */
function resolved<T>(node: T, document: OpenApi, within: readonly string[] = []): T {
  if (Array.isArray(node)) return node.map(item => resolved(item as unknown, document, within)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as { $ref?: unknown }).$ref;
  if (typeof reference !== 'string')
    return inOne(
      Object.fromEntries(
        Object.entries(node).map(([name, value]) => [name, resolved(value as unknown, document, within)]),
      ),
    ) as T;
  if (within.includes(reference)) return {} as T;
  const [kind, name] = reference.split('/').slice(2) as [string, string];
  const target = document.components[kind]?.[name];
  if (target === undefined) throw new Error(`${reference} names nothing.`);
  return resolved(target as T, document, [...within, reference]);
}

/** One object of those that `allOf` names; what a later one says of a field counts. */
function inOne(schema: JsonSchema): JsonSchema {
  const parts = schema['allOf'] as { properties: object; required?: string[] }[] | undefined;
  if (!parts?.every(part => 'properties' in part)) return schema;
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
  };
}

/** Answers hold nothing that the document does not name. */
function strict<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(item => strict(item as unknown)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, strict(value as unknown)]));
  return (
    inner['type'] === 'object' && inner['properties'] && !('additionalProperties' in inner)
      ? { ...inner, additionalProperties: false }
      : inner
  ) as T;
}

/** What a call is sent with. Values of `query` and `params` are as they stand in the address, still to be encoded. */
export interface Input {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body?: unknown;
}

/** The call's address below /api/v1 for an input. */
export function addressOf(call: DocumentedCall, { params, query }: Pick<Input, 'params' | 'query'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x').toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
