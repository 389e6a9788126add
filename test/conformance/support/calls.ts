import type { OpenApi, Operation } from '@portal/platform/http/openapi/document.ts';
import type { JsonSchema } from '@portal/platform/http/openapi/schemas.ts';

/** A call of the OpenAPI document. `name` is `METHOD /path/`, as access tables spell it. */
export interface DocumentedCall {
  name: string;
  method: string;
  path: string;
  operation: Operation;
  /** Does it change something? Then it needs the CSRF token. */
  changes: boolean;
  body: JsonSchema | null;
  /** Schema of the answer 200; null for 204 and for files. */
  answer: JsonSchema | null;
}

/** Every call of the document, in its order. */
export const callsOf = (document: OpenApi): DocumentedCall[] =>
  Object.entries(document.paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]): DocumentedCall => ({
    name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation, changes: operation['x-kind'] === 'command',
    body: operation.requestBody?.content['application/json']?.schema ?? null,
    answer: (operation.responses['200'] as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.['application/json']?.schema ?? null,
  })));

/** What a call is sent with. Values of `query` and `params` are as they stand in the address, still to be encoded. */
export interface Input {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body?: unknown;
}

/** The call's address below /api/v1 for an input. */
export function addressOf(call: DocumentedCall, { params, query }: Pick<Input, 'params' | 'query'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x').toWellFormed()));
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
