import { contentType, sequenceDigits, sourceOf, topicOf, type CloudEvent } from './envelope.ts';
import { shareSchemas } from '../http/openapi/repeated.ts';
import { schemaBook, type JsonSchema, type SchemaBook } from '../http/openapi/schemas.ts';
import { namedSchemas, type NamedSchemas } from '../http/openapi/named-schemas.ts';
import { declaredModules } from '../modules/declared.ts';
import type { ServiceModule } from '../service.ts';
import { publishedTypes } from './published-types.ts';
import type { PublishedType, PublishedTypes } from './types.ts';

interface AsyncMessage {
  name: string;
  title: string;
  contentType: string;
  payload: JsonSchema;
  bindings: { kafka: { key: JsonSchema; bindingVersion: string } };
}
export interface AsyncApi {
  asyncapi: '3.0.0';
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  channels: Record<
    string,
    { address: string; title: string; description?: string; messages: Record<string, { $ref: string }> }
  >;
  operations: Record<string, { action: 'send'; channel: { $ref: string }; summary: string }>;
  components: { messages: Record<string, AsyncMessage>; schemas: Record<string, JsonSchema> };
}

const text: JsonSchema = { type: 'string' };
const uuid: JsonSchema = { type: 'string', format: 'uuid' };
/** What every message has; a message says more of `type`, `source`, `dataversion` and `data`. */
const envelope: JsonSchema & { properties: Record<keyof CloudEvent, JsonSchema> } = {
  type: 'object',
  required: [
    ...([
      'specversion',
      'id',
      'type',
      'source',
      'subject',
      'partitionkey',
      'time',
      'datacontenttype',
      'sequence',
    ] as const),
    ...(['streamversion', 'dataversion', 'correlationid', 'causationid', 'data'] as const),
  ] satisfies (keyof CloudEvent)[],
  properties: {
    specversion: { const: '1.0' },
    id: { ...uuid, description: 'The same however often the event is published' },
    type: text,
    source: text,
    subject: { ...text, description: 'The stream of the event, and the key of the record' },
    partitionkey: { ...text, description: 'As subject' },
    time: { type: 'string', format: 'date-time' },
    datacontenttype: { const: 'application/json' },
    sequence: {
      type: 'string',
      pattern: `^\\d{${sequenceDigits}}$`,
      description: 'The position in the log of all events; the order of these texts is the order of events',
    },
    streamversion: { type: 'integer', minimum: 1, description: 'Which event of its stream it is' },
    dataversion: { type: 'integer', minimum: 1, description: 'Version of the schema that data has' },
    correlationid: { ...text, description: 'The request that it came of' },
    causationid: { ...text, description: 'The command or the event that it came of' },
    data: {},
  },
};

/** The document of all modules, also of those that have no part in this process. */
export const describeEvents = async (modules: readonly ServiceModule[], prefix: string): Promise<AsyncApi> =>
  asyncApiOf(
    publishedTypes([...declaredModules, ...modules]),
    prefix,
    await namedSchemas(),
    new Map(declaredModules.flatMap(({ name, access }) => (access.about ? [[name, access.about]] : []))),
  );

/** The AsyncAPI 3 document of what is published to Kafka: a channel for each module, a message for each type of event, of the same schemas. */
export function asyncApiOf(
  types: PublishedTypes,
  prefix: string,
  names: NamedSchemas,
  about: ReadonlyMap<string, string>,
): AsyncApi {
  const book = schemaBook(names);
  const all = [...types].sort(([one], [other]) => (one < other ? -1 : 1));
  const modules = [...new Set(all.map(([, { module }]) => module))].sort();
  const { document: payloads, schemas } = book.settle(
    Object.fromEntries(all.map(([type, published]) => [type, { payload: payloadOf(book, type, published, prefix) }])),
  );
  const shared: Record<string, JsonSchema> = { CloudEvent: envelope, ...schemas };
  shareSchemas(payloads, shared, {});
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'University portal: events',
      version: '1',
      description:
        'Every event of the portal, published to Kafka in the structured mode of CloudEvents 1.0. A record’s key is the stream; ' +
        'events of one stream come in their order. An event may come more than once, always with the same id: take each id once. ' +
        'Fields marked x-personal are left out unless the topic may have them.',
    },
    defaultContentType: contentType,
    channels: Object.fromEntries(
      modules.map(module => [
        module,
        {
          address: topicOf(prefix, module),
          title: module,
          ...(about.has(module) ? { description: about.get(module)! } : {}),
          messages: Object.fromEntries(
            all
              .filter(([, published]) => published.module === module)
              .map(([type]) => [type, { $ref: `#/components/messages/${type}` }]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      modules.map(module => [
        `publish-${module}`,
        { action: 'send', channel: { $ref: `#/channels/${module}` }, summary: `Publishes the events of ${module}` },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        Object.entries(payloads).map(([name, { payload }]) => [
          name,
          { name, title: name, contentType, payload, bindings: { kafka: { key: text, bindingVersion: '0.5.0' } } },
        ]),
      ),
      schemas: shared,
    },
  };
}

function payloadOf(book: SchemaBook, type: string, { module, definition }: PublishedType, prefix: string): JsonSchema {
  const { data, personal, secret = [], version } = definition;
  const own = structuredClone(book.opened(data, 'output'));
  for (const path of secret) change(own, path.split('.'), (properties, field) => delete properties[field]);
  for (const path of personal.filter(path => !secret.includes(path)))
    change(own, path.split('.'), (properties, field) => {
      const { $ref, ...rest } = properties[field]!;
      properties[field] = { 'x-personal': true, ...($ref ? { allOf: [{ $ref }] } : {}), ...rest };
    });
  return {
    allOf: [
      { $ref: '#/components/schemas/CloudEvent' },
      {
        type: 'object',
        properties: {
          type: { const: type },
          source: { const: sourceOf(prefix, module) },
          dataversion: { const: version },
          data: own,
        },
      },
    ],
  };
}

type Properties = Record<string, JsonSchema>;

/** Changes the fields at a path, on which readers cannot count. Throws where the schema has no such place: it would be told as if it were nobody’s. */
function change(
  schema: JsonSchema,
  path: readonly string[],
  work: (properties: Properties, field: string) => void,
): void {
  const [field, ...inside] = path as [string, ...string[]];
  const branches = [schema, ...((schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[])].map(
    one => (one['items'] as JsonSchema | undefined) ?? one,
  );
  const found = branches.filter(one => field in ((one['properties'] ?? {}) as Properties));
  if (found.length === 0) throw new Error(`The schema has no field ${path.join('.')} that could be left out.`);
  for (const one of found) {
    const properties = one['properties'] as Properties;
    if (inside.length > 0) change(properties[field]!, inside, work);
    else {
      work(properties, field);
      if (Array.isArray(one['required'])) one['required'] = one['required'].filter(name => name !== field);
    }
  }
}
