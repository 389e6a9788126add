import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { recordEvents, recordEventTypes } from '../records/events.ts';
import type { PublishedType, PublishedTypes } from './types.ts';

interface Declares {
  name: string;
  events: EventCatalogue;
  records?: readonly RecordDefinition<any>[];
}

/** Every event type of these modules, those of their records too. */
export const publishedTypes = (modules: readonly Declares[]): PublishedTypes =>
  new Map(
    modules.flatMap(({ name: module, events, records = [] }) => [
      ...Object.entries(events).map(([type, definition]): [string, PublishedType] => [type, { module, definition }]),
      ...records.flatMap(record => ofRecord(module, record)),
    ]),
  );

function ofRecord(module: string, record: RecordDefinition): [string, PublishedType][] {
  const { created, restored } = recordEventTypes(record);
  return Object.entries(recordEvents(record)).map(([type, definition]) => [
    type,
    {
      module,
      definition,
      ...(record.defaults && [created, restored].includes(type) ? { defaults: record.defaults } : {}),
    },
  ]);
}
