import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** The JSON Schema (2020-12, as OpenAPI 3.1 has it) of a zod schema; what JSON Schema cannot say is left open. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as JsonSchema;
  return rest;
}

/** Path parameters (always there, text unless the schema says more) and query parameters of a call. */
export function parametersOf(call: string, params: z.ZodType | undefined, query: z.ZodType | undefined): Parameter[] {
  const known = params ? ((jsonSchema(params, 'input')['properties'] ?? {}) as Record<string, JsonSchema>) : {};
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]): Parameter => ({ name: name!, in: 'path', required: true, schema: known[name!] ?? { type: 'string' } }));
  return [...inPath, ...queryParameters(query)];
}

export function queryParameters(query: z.ZodType | undefined): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}
