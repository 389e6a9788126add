import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { NamedSchemas } from './named-schemas.ts';

export type JsonSchema = Record<string, unknown>;
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  explode?: boolean;
  schema: JsonSchema;
}
type Direction = 'input' | 'output';

/** The schemas of one document. */
export interface SchemaBook {
  /** The JSON Schema (2020-12, as OpenAPI 3.1 has it) of a zod schema; named ones are references. What JSON Schema cannot say is left open. */
  schema(schema: z.ZodType, io: Direction): JsonSchema;
  /** The same, with a reference at its top replaced by what it names. */
  opened(schema: z.ZodType, io: Direction): JsonSchema;
  /** The document with every name settled, and the schemas that it uses by name. */
  settle<T extends object>(document: T): { document: T; schemas: Record<string, JsonSchema> };
}

const prefix = '#/components/schemas/';
/** What is shorter than a reference would be is written where it stands. */
const shortest = 60;

export function schemaBook(names: NamedSchemas): SchemaBook {
  const known: Record<Direction, Record<string, JsonSchema>> = { input: {}, output: {} };

  function schema(given: z.ZodType, io: Direction): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = z.toJSONSchema(given, {
      io,
      metadata: names,
      unrepresentable: 'any',
      reused: 'inline',
      cycles: 'ref',
      override: plainer,
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [id, definition] of Object.entries($defs))
      known[io][id] = referring(definition, id => `${id}~${io}`, '#/$defs/');
    return referring(rest, id => `${id}~${io}`, '#/$defs/');
  }

  /** Where a thing that is sent is not as it is answered, the former has a name of its own. */
  function apart(): Set<string> {
    const differing = new Set<string>();
    const plain = (definition: JsonSchema): JsonSchema => referring(definition, id => id.replace(/~\w+$/, ''));
    const both = Object.keys(known.input).filter(id => id in known.output);
    for (const id of both)
      if (JSON.stringify(plain(known.input[id]!)) !== JSON.stringify(plain(known.output[id]!))) differing.add(id);
    for (let before = -1; before !== differing.size;) {
      before = differing.size;
      for (const id of both)
        referring(known.input[id]!, inner => (differing.has(inner.replace(/~\w+$/, '')) && differing.add(id), inner));
    }
    return differing;
  }

  return {
    schema,
    opened: (given, io) => {
      const made = schema(given, io);
      const id = nameOf(made);
      return id ? known[io][id.replace(/~\w+$/, '')]! : made;
    },
    settle: document => {
      const differing = apart();
      const finalName = (id: string): string =>
        id.replace(/~(\w+)$/, (_, io: string) =>
          io === 'input' && differing.has(id.replace(/~\w+$/, '')) ? 'Input' : '',
        );
      const all = Object.fromEntries(
        [
          ...Object.entries(known.output),
          ...Object.entries(known.input).map(([id, made]) => [finalName(`${id}~input`), made] as const),
        ].map(([id, made]) => [id, referring(made, finalName)]),
      );
      const short = (node: JsonSchema): JsonSchema => {
        const named = all[nameOf(node) ?? ''];
        return named && JSON.stringify(named).length < shortest ? named : orNull(node);
      };
      const settled = mapped(referring(document, finalName), short);
      const schemas: Record<string, JsonSchema> = {};
      const keep = (node: unknown): void => {
        referring(node, id => {
          if (!schemas[id] && all[id]) {
            schemas[id] = mapped(all[id], short);
            keep(schemas[id]);
          }
          return id;
        });
      };
      keep(settled);
      return {
        document: settled,
        schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      };
    },
  };
}

const nameOf = (node: JsonSchema): string | undefined =>
  typeof node['$ref'] === 'string' && node['$ref'].startsWith(prefix) ? node['$ref'].slice(prefix.length) : undefined;

/** A copy in which every object has been put through `change`, from the leaves up. */
function mapped<T>(node: T, change: (node: JsonSchema) => JsonSchema): T {
  if (Array.isArray(node)) return node.map(item => mapped(item as unknown, change)) as T;
  if (typeof node !== 'object' || node === null) return node;
  return change(
    Object.fromEntries(Object.entries(node).map(([name, value]) => [name, mapped(value as unknown, change)])),
  ) as T;
}

/** A copy whose references are named anew. */
const referring = <T>(node: T, rename: (id: string) => string, from: string = prefix): T =>
  mapped(node, one =>
    typeof one['$ref'] === 'string' && one['$ref'].startsWith(from)
      ? { ...one, $ref: prefix + rename(one['$ref'].slice(from.length)) }
      : one,
  );

/** Refuses what it does not name. */
const isStrict = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever;

/**
 * An answer may come to hold more than today; formats say what zod's patterns repeat; a record with known keys is an
 * object; a whole number has no bounds that only a computer has.
 */
function plainer({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if (jsonSchema['additionalProperties'] === false && !isStrict(zodSchema)) delete jsonSchema['additionalProperties'];
  if (typeof jsonSchema['format'] === 'string') delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  for (const least of ['minLength', 'minItems']) if (jsonSchema[least] === 0) delete jsonSchema[least];
  const { required, properties, propertyNames, additionalProperties } = jsonSchema;
  if (isDeepStrictEqual(propertyNames, { type: 'string' })) delete jsonSchema['propertyNames'];
  if (!Array.isArray(required) || properties || !propertyNames) return;
  jsonSchema['properties'] = Object.fromEntries(required.map(name => [name as string, additionalProperties]));
  jsonSchema['additionalProperties'] = false;
  delete jsonSchema['propertyNames'];
}

/** A plain value or null is a value of two types. */
function orNull(node: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = node;
  const [only, empty, more] = (Array.isArray(anyOf) ? anyOf : []) as JsonSchema[];
  const isPlain = ['string', 'number', 'integer', 'boolean'].includes(only?.['type'] as string);
  if (!isPlain || empty?.['type'] !== 'null' || more || 'enum' in only! || 'const' in only!) return node;
  return { ...rest, ...only, type: [only!['type'], 'null'] };
}

/** Path parameters (always there, text unless the schema says more) and query parameters of a call. */
export function parametersOf(
  book: SchemaBook,
  call: string,
  params: z.ZodType | undefined,
  query: z.ZodType | undefined,
): Parameter[] {
  const known = params ? ((book.opened(params, 'input')['properties'] ?? {}) as Record<string, JsonSchema>) : {};
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]): Parameter => ({
    name: name!,
    in: 'path',
    required: true,
    schema: known[name!] ?? { type: 'string' },
  }));
  return [...inPath, ...queryParameters(book, query)];
}

export function queryParameters(book: SchemaBook, query: z.ZodType | undefined): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = book.opened(query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}
