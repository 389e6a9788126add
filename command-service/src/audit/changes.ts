import type { EventChanges } from '@portal/event-schemas/audit/history.ts';
import { aggregateOf, idOf } from '@portal/event-schemas/audit/subjects.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { query } from '@portal/platform/http/types.ts';
import { differencesOf, plain } from './differences.ts';
import { mayLookInto } from './may-look-into.ts';
import { statesOf, type StreamStates } from './stream-states.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** The changes that events of one stream made: the state up to each of them and with it, folded by the functions that decide. */
async function changesIn(states: StreamStates, events: readonly RecordedEvent[]): Promise<EventChanges[]> {
  const found: EventChanges[] = [];
  for (const { position, version } of events) {
    const before = plain((await states.at({ version: version - 1 })).state);
    const after = plain((await states.at({ version })).state);
    found.push({ position, changes: differencesOf(before, after) });
  }
  return found;
}

function byStream(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  return streams;
}

/** What each of some events changed: fields with their values before and after. */
export const changeCalls = [
  query(contracts['GET /audit/changes/'], {
    summary: 'What events changed, field by field, before and after (positions: a,b,c)',
    async run(input) {
      const {
        host,
        query: { positions: wanted },
      } = input;
      const events = await host.log.readAt(wanted);
      const found: EventChanges[] = [];
      for (const [stream, mine] of byStream(events)) {
        await mayLookInto(input, aggregateOf(stream), idOf(stream));
        const aggregate = host.aggregates.get(aggregateOf(stream));
        if (aggregate) found.push(...(await changesIn(statesOf(host.log)(aggregate, stream), mine)));
        else found.push(...mine.map(({ position }) => ({ position, changes: null })));
      }
      return found.sort((a, b) => a.position - b.position);
    },
  }),
];
