import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { eventId } from '../ids/ids.ts';
import { InvalidEvent } from './errors.ts';
import { jsonFault } from './jsonNative.ts';
import type { AppendItem, EventMeta, RecordedEvent } from './types.ts';

/** An event as it goes into storage: `data` and `meta` are JSON texts, made once. */
export interface EncodedEvent {
  id: string;
  stream: string;
  version: number;
  type: string;
  data: string;
  meta: string;
}

/** What one stream must stand at, and what it stands at afterwards. */
export interface StreamStep {
  stream: string;
  expected: number;
  next: number;
}

export interface EncodedAnswer {
  actor: string;
  key: string;
  body_hash: string;
  answer: string;
  /** The last event of its item, which gives the answer its position; null where the item has no events. */
  event: string | null;
}

/** An all-or-nothing unit, ready for storage. `ends[i]`: how many of `events` the items up to and with item i have. */
export interface EncodedUnit {
  steps: StreamStep[];
  events: EncodedEvent[];
  answers: EncodedAnswer[];
  ends: number[];
}

/**
 * Encodes items that stand on top of each other as one unit; a stream's steps are merged. Null with the stream's name where
 * the items do not follow from each other. Throws `InvalidEvent` for an event that may not enter the log.
 */
export function encodeUnit(
  catalogue: EventCatalogue,
  items: readonly AppendItem[],
): EncodedUnit | { conflict: string } {
  const unit: EncodedUnit = { steps: [], events: [], answers: [], ends: [] };
  const steps = new Map<string, StreamStep>();
  for (const item of items) {
    const before = unit.events.length;
    const shared = JSON.stringify(item.context).slice(1);
    const contextFault = shared.includes('\\u') ? jsonFault(item.context, 'context') : null;
    if (contextFault) throw new InvalidEvent(contextFault, item.context.command_id);
    for (const write of item.writes) {
      let step = steps.get(write.stream);
      if (!step) {
        step = { stream: write.stream, expected: write.expected_version, next: write.expected_version };
        steps.set(write.stream, step);
        unit.steps.push(step);
      } else if (step.next !== write.expected_version) {
        return { conflict: write.stream };
      }
      for (const { type, data } of write.events) {
        const definition = catalogue[type];
        if (!definition)
          throw new InvalidEvent(
            `${type} stands in no event catalogue; define it in event-schemas.`,
            item.context.command_id,
          );
        const fault = jsonFault(data, type);
        if (fault) throw new InvalidEvent(fault, item.context.command_id);
        const checked = definition.data.safeParse(data);
        if (!checked.success)
          throw new InvalidEvent(
            `${type} has not the shape of its schema: ${checked.error.message}`,
            item.context.command_id,
            checked.error.issues,
          );
        const id = eventId(item.context.command_id, unit.events.length - before);
        step.next += 1;
        unit.events.push({
          id,
          stream: write.stream,
          version: step.next,
          type,
          data: JSON.stringify(data),
          meta: `{"event_id":"${id}","schema_version":${definition.version},${shared}`,
        });
      }
    }
    unit.ends.push(unit.events.length);
    if (item.keep) {
      const { actor, key, body_hash, answer } = item.keep;
      const event = unit.events.length > before ? unit.events.at(-1)!.id : null;
      unit.answers.push({ actor, key, body_hash, answer: JSON.stringify(answer), event });
    }
  }
  return unit;
}

/**
 * The unit's events as a reader of the log gets them, with positions from `first` on: read back from their texts, so
 * that they share nothing with their makers.
 */
export function asRecorded({ events }: EncodedUnit, first: number): RecordedEvent[] {
  return events.map(({ stream, version, type, data, meta }, index) => ({
    position: first + index,
    stream,
    version,
    type,
    data: JSON.parse(data) as RecordedEvent['data'],
    meta: JSON.parse(meta) as EventMeta,
  }));
}
