import { eventChanges, type EventChanges } from '@portal/event-schemas/audit/history.ts';
import { aggregateOf, idOf } from '@portal/event-schemas/audit/subjects.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { differencesOf, plain } from './differences.ts';
import { mayLookInto } from './may-look-into.ts';

/** Events of one call at most: a page of a history. */
const most = 100;
const positions = z.string().regex(/^(\d{1,15}(,\d{1,15}){0,99})?$/).default('').transform(text => [...new Set(text.split(',').filter(Boolean).map(Number))].slice(0, most));

/** The changes that events of one stream made: the state folded up to each of them and with it, by the functions that decide. */
export function changesIn(aggregate: Aggregate, events: readonly RecordedEvent<any>[], wanted: ReadonlySet<number>): EventChanges[] {
  let state = aggregate.initialState();
  const found: EventChanges[] = [];
  for (const { position, type, data } of events) {
    const before = wanted.has(position) ? plain(state) : null;
    state = aggregate.evolve(state, { type, data });
    if (wanted.has(position)) found.push({ position, changes: differencesOf(before, plain(state)) });
  }
  return found;
}

/** What each of some events changed: fields with their values before and after. */
export const changeCalls = [
  query({
    call: 'GET /audit/changes/', summary: 'What events changed, field by field, before and after (positions: a,b,c)', query: z.object({ positions }), answer: z.array(eventChanges),
    async run(input) {
      const { host, query: { positions: wanted } } = input;
      const events = await host.log.readAt(wanted);
      const streams = new Map<string, { last: number; positions: Set<number> }>();
      for (const { stream, version, position } of events) {
        const seen = streams.get(stream) ?? { last: 0, positions: new Set<number>() };
        streams.set(stream, { last: Math.max(seen.last, version), positions: seen.positions.add(position) });
      }
      const found: EventChanges[] = [];
      for (const [stream, { last, positions: mine }] of streams) {
        await mayLookInto(input, aggregateOf(stream), idOf(stream));
        const aggregate = host.aggregates.get(aggregateOf(stream));
        if (!aggregate) found.push(...[...mine].map(position => ({ position, changes: null })));
        else found.push(...changesIn(aggregate, await host.log.read(stream, { version: last }), mine));
      }
      return found.sort((a, b) => a.position - b.position);
    },
  }),
];
