import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../event-log/types.ts';
import type { Message, PublishedTypes, RelaySettings } from './types.ts';

/** CloudEvents 1.0 in the structured mode of its Kafka binding: the whole envelope is the record's value. */
export interface CloudEvent {
  specversion: '1.0';
  /** The event's id in the log: the same however often it is published. */
  id: string;
  type: string;
  source: string;
  /** The stream, and the record's key. */
  subject: string;
  partitionkey: string;
  time: string;
  datacontenttype: 'application/json';
  /** The position in the log with zeros before it, so that the order of texts is the order of events. */
  sequence: string;
  /** Which event of its stream it is, from 1 on. */
  streamversion: number;
  /** The version of the schema that `data` has. */
  dataversion: number;
  correlationid: string;
  causationid: string;
  data: unknown;
}
export const contentType = 'application/cloudevents+json';

/** Enough for every position. */
export const sequenceDigits = 20;
export const sequenceOf = (position: number): string => String(position).padStart(sequenceDigits, '0');
export const topicOf = (prefix: string, module: string): string => `${prefix}.${module}`;
export const sourceOf = (prefix: string, module: string): string => `/${prefix}/${module}`;

/** The record of an event. Throws where no module of this version has events of its type: nobody knows what of it is personal. */
export function messageOf(
  event: RecordedEvent<any>,
  types: PublishedTypes,
  { prefix, personal }: Pick<RelaySettings, 'prefix' | 'personal'>,
): Message {
  const known = types.get(event.type);
  if (!known) throw new Error(`no module of this version has events of the type ${event.type}`);
  const { module, definition, defaults } = known;
  const allowed = personal.includes(module);
  const subject = allowed ? event.stream : impersonal(event.stream);
  const { meta } = event;
  const envelope: CloudEvent = {
    specversion: '1.0',
    id: meta.event_id,
    type: event.type,
    source: sourceOf(prefix, module),
    subject,
    partitionkey: subject,
    time: meta.occurred_at,
    datacontenttype: 'application/json',
    sequence: sequenceOf(event.position),
    streamversion: event.version,
    dataversion: definition.version,
    correlationid: meta.correlation_id,
    causationid: meta.causation_id,
    data: [...(definition.secret ?? []), ...(allowed ? [] : definition.personal)].reduce<unknown>(
      (data, path) => without(data, path.split('.')),
      defaults ? { ...defaults, ...event.data } : event.data,
    ),
  };
  return { topic: topicOf(prefix, module), key: subject, value: JSON.stringify(envelope) };
}

/** A copy without the field at the path; in a list, without that of each of its items. */
export function without(data: unknown, path: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map(item => without(item, path));
  const [field = '', ...inside] = path;
  if (typeof data !== 'object' || data === null || !(field in data)) return data;
  const { [field]: value, ...rest } = data as Record<string, unknown>;
  return inside.length > 0 ? { ...data, [field]: without(value, inside) } : rest;
}

/** Ids that say nothing of anybody: UUIDs, digests, and several of them joined. */
const opaque = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40,64})(?:\.(?=.)|$)/;

/** A stream's name as everybody may know it: ids that could be a log-in name, a number or an address are told as their digest. */
export function impersonal(stream: string): string {
  const dash = stream.indexOf('-');
  const [kind, id] = dash < 0 ? ['', stream] : [stream.slice(0, dash + 1), stream.slice(dash + 1)];
  for (let rest = id; ;) {
    const found = opaque.exec(rest);
    if (!found) return kind + createHash('sha256').update(id).digest('hex').slice(0, 40);
    if (found[0].length === rest.length && !found[0].endsWith('.')) return stream;
    rest = rest.slice(found[0].length);
  }
}
